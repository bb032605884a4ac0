import { completeReferences } from "../../../core/server/content/references.ts";
import { parseJson } from "../../../core/server/database/parse-json.ts";
import type { Database, EntryRow, Tx } from "../../../core/server/database/tables.ts";
import { rememberFiles } from "../../../core/server/files/remember-files.ts";
import { applications } from "../content/applications.ts";
import { applicationEvents } from "./application-events.ts";

/** The session of the page about admissions. */
export async function readSession(from: Database | Tx): Promise<string | null> {
  const page = await from
    .selectFrom("pages")
    .select("document")
    .where("name", "=", "admissions")
    .executeTakeFirst();
  const { dates } = (parseJson(page?.document ?? "{}") ?? {}) as { dates?: { session?: string | null } };
  return dates?.session ?? null;
}

/** A new application has a reference and a session. */
export async function completeNew(from: Database | Tx, rows: readonly EntryRow[]): Promise<EntryRow[]> {
  const session = await readSession(from);
  return completeReferences(
    applications,
    from,
    rows.map((row) => ({ ...row, session: row.session ?? session })),
  );
}

/** Deletes what belongs to applications that are deleted for good, and to forms that were never sent. */
export async function removeApplicationData(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  // A document that is being added locks its form. It is deleted with the others when it is stored.
  await tx.selectFrom("applicationForms").select("_id").where("_id", "in", ids).forUpdate().execute();
  const documents = await tx
    .deleteFrom("applicationDocuments")
    .where("applicationId", "in", ids)
    .returning("file")
    .execute();
  // No row refers to these files any more. They are removed after the commit, or with the next attempt.
  await rememberFiles(
    tx,
    documents.map(({ file }) => file),
  );
  await applicationEvents.remove(tx, ids);
  await tx.deleteFrom("applicationForms").where("_id", "in", ids).execute();
}
