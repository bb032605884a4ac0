import type { Database, Tx } from "../../../core/server/database/tables.ts";
import type { FormDocument } from "../content/form/apply-contract.ts";

export async function listDocuments(from: Database | Tx, applicationId: string): Promise<FormDocument[]> {
  const rows = await from
    .selectFrom("applicationDocuments")
    .select(["_id", "document", "file", "state", "note"])
    .where("applicationId", "=", applicationId)
    .orderBy("createdAt")
    .execute();
  return rows as FormDocument[];
}

/** Deletes documents of applications and forms. Returns their files, which no row names any more. */
export async function deleteDocuments(
  tx: Tx,
  applicationIds: readonly string[],
  document?: string,
): Promise<string[]> {
  let deleted = tx.deleteFrom("applicationDocuments").where("applicationId", "in", applicationIds);
  if (document !== undefined) deleted = deleted.where("document", "=", document);
  return (await deleted.returning("file").execute()).map(({ file }) => file);
}
