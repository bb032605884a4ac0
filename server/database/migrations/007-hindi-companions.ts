import type { Tx } from "../tables.ts";

/** The texts of each table that get a companion in Hindi. */
const TRANSLATED: Readonly<Record<string, readonly string[]>> = {
  alumni: ["name", "fatherName", "passOutClass", "designation", "post", "location"],
  announcement: ["content"],
  blocks: ["title", "description", "autherName", "content"],
  facilities: ["name"],
  galleries: ["title", "description"],
  notices: ["title", "description"],
  team: ["name", "designation", "subject", "qualification"],
  topStudents: ["name", "class"],
};

/** Nobody has written any Hindi yet: all are null, and what searches look through stays as it is. */
export async function addHindiCompanions(tx: Tx): Promise<void> {
  for (const [table, names] of Object.entries(TRANSLATED)) {
    for (const name of names) {
      await tx.schema.alterTable(table).addColumn(`${name}Hi`, "text").execute();
    }
  }
}
