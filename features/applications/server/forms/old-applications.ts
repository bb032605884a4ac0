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

export type OldApplications = ReturnType<typeof createOldApplications>;

/** Deletes forms that were not sent, applications that were not admitted, and those of deleted student records, after their period. */
export function createOldApplications(db: Database, publish: Publish, now: () => number = Date.now) {
  /** Applications that were not admitted and whose period is over. */
  async function listOver(months: number): Promise<string[]> {
    const today = dayInIndia(new Date(now()));
    const rows = await db
      .selectFrom("applications")
      .select(["_id", "session", "createdAt"])
      .where("step", "<>", "admitted")
      .execute();
    const isOver = ({ session, createdAt }: (typeof rows)[number]) =>
      keptUntil({ session: session === null ? null : String(session), createdAt }, months) <= today;
    return rows.filter(isOver).map(({ _id }) => _id);
  }

  return {
    /** How many applications a period would delete. */
    count: async (months: number): Promise<number> => (await listOver(months)).length,

    async remove(): Promise<void> {
      const since = new Date(now() - FORM_DAYS * DAY_MS).toISOString();
      await db.transaction().execute(async (tx) => {
        await removeUnsent(tx, since);
        await removeLeft(tx);
      });
      const { months } = await readSetting(db, "applications");
      for (const old of [
        { ids: await listOver(months), condition: sql<boolean>`step <> 'admitted'` },
        { ids: await listWithoutRecord(db), condition: sql<boolean>`step = 'admitted'` },
      ]) {
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

/** Deletes documents, events and links whose form or application is neither stored nor in the trash. */
async function removeLeft(tx: Tx): Promise<void> {
  const owners = tx
    .selectFrom("applicationDocuments")
    .select("applicationId as id")
    .union(tx.selectFrom("applicationEvents").select("applicationId as id"))
    .union(tx.selectFrom("applicationForms").select("_id as id").where("sentAt", "is not", null));
  const left = await tx
    .selectFrom(owners.as("owners"))
    .select("id")
    .where("id", "not in", tx.selectFrom("applications").select("_id"))
    .where("id", "not in", tx.selectFrom("revisions").select("entryId").where("type", "=", applications.name))
    .where("id", "not in", tx.selectFrom("applicationForms").select("_id").where("sentAt", "is", null))
    .execute();
  for (const part of inParts(left)) {
    await removeApplicationData(
      tx,
      part.map(({ id }) => id),
    );
  }
}

/** Admitted applications whose student is neither in the list nor in the trash. */
async function listWithoutRecord(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom("applications")
    .select("_id")
    .where("step", "=", "admitted")
    .where("studentId", "is not", null)
    .where((eb) => eb("studentId", "not in", eb.selectFrom("students").select("_id")))
    .where((eb) =>
      eb("studentId", "not in", eb.selectFrom("revisions").select("entryId").where("type", "=", "students")),
    )
    .execute();
  return rows.map(({ _id }) => _id);
}
