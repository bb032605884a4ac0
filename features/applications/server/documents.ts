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
