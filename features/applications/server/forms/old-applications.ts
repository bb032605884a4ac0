import { sql } from "kysely";
import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import type { Publish } from "../../../../core/server/content/publish.ts";
import { readSetting } from "../../../../core/server/database/settings.ts";
import type { Database, Tx } from "../../../../core/server/database/tables.ts";
import { expireEntries } from "../../../../core/server/history/expire-entries.ts";
import { inParts } from "../../../../core/server/history/in-parts.ts";
import { applications } from "../../content/applications.ts";
import { FORM_DAYS } from "../../content/form/form-state.ts";
import { keptUntil } from "../../content/kept-until.ts";
import { removeApplicationData } from "../application-data.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes forms that were not sent, applications that were not admitted, and those of deleted student records, after their period. */
export function createOldApplications(db: Database, publish: Publish, now: () => number = Date.now) {
  async function listOld() {
    const { months } = await readSetting(db, "applications");
    const today = dayInIndia(new Date(now()));
    const rows = await db
      .selectFrom("applications")
      .select(["_id", "session", "createdAt", "step", "studentId"])
      .execute();
    const admitted = rows.filter(({ step }) => step === "admitted");
    const isOver = ({ session, createdAt, step }: (typeof rows)[number]) =>
      step !== "admitted" &&
      keptUntil({ session: session === null ? null : String(session), createdAt }, months) <= today;
    return [
      { ids: rows.filter(isOver).map(({ _id }) => _id), condition: sql<boolean>`step <> 'admitted'` },
      { ids: await listWithoutRecord(db, admitted), condition: sql<boolean>`step = 'admitted'` },
    ];
  }

  return {
    async remove(): Promise<void> {
      const since = new Date(now() - FORM_DAYS * DAY_MS).toISOString();
      await db.transaction().execute((tx) => removeUnsent(tx, since));
      for (const old of await listOld()) {
        const named = { resource: applications, action: "end-applications", noun: "applications" } as const;
        await expireEntries({ db, publish }, { ...old, ...named });
      }
    },
  };
}

/** Deletes forms that were not sent and not changed since. */
async function removeUnsent(tx: Tx, since: string): Promise<void> {
  const old = await tx
    .selectFrom("applicationForms")
    .select("_id")
    .where("sentAt", "is", null)
    .where("updatedAt", "<", since)
    .forUpdate()
    .execute();
  for (const part of inParts(old)) {
    await removeApplicationData(
      tx,
      part.map(({ _id }) => _id),
    );
  }
}

/** Admitted applications whose student is neither in the list nor in the trash. */
async function listWithoutRecord(
  db: Database,
  admitted: readonly { _id: string; studentId: string | number | null }[],
): Promise<string[]> {
  const withRecord = admitted.filter(({ studentId }) => studentId !== null);
  if (withRecord.length === 0) return [];
  const ids = withRecord.map(({ studentId }) => String(studentId));
  const rows = await db.selectFrom("students").select("_id").where("_id", "in", ids).execute();
  const versions = await db
    .selectFrom("revisions")
    .select("entryId")
    .where("type", "=", "students")
    .where("entryId", "in", ids)
    .execute();
  const known = new Set([...rows.map(({ _id }) => _id), ...versions.map(({ entryId }) => entryId)]);
  return withRecord.filter(({ studentId }) => !known.has(String(studentId))).map(({ _id }) => _id);
}
