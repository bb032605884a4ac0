import type { Tx } from "./migration.ts";

/** The texts that get a Hindi companion; the committee's always had one. */
const TRANSLATED: Readonly<Record<string, readonly string[]>> = {
  alumni: ["name", "fatherName", "passOutClass", "designation", "post", "location"],
  announcement: ["content"],
  blocks: ["title", "description", "autherName", "content"],
  committee: [],
  facilities: ["name"],
  galleries: ["title", "description"],
  notices: ["title", "description"],
  team: ["name", "designation", "subject", "qualification"],
  topStudents: ["name", "class"],
};

/** The companions are empty; `refreshDerived` fills `lacks`, the missing language of an entry: "hi" or none. */
export async function addHindiCompanions(tx: Tx): Promise<void> {
  for (const [table, names] of Object.entries(TRANSLATED)) {
    for (const name of names) {
      await tx.schema.alterTable(table).addColumn(`${name}Hi`, "text").execute();
    }
    if (table === "announcement") continue;
    await tx.schema
      .alterTable(table)
      .addColumn("lacks", "text", (column) => column.notNull().defaultTo(""))
      .execute();
  }
}
