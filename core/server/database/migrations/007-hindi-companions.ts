import type { Tx } from "./migration.ts";

export const changesDerived = true;

/** The texts of each table that get a companion in Hindi; the committee's have had theirs from the beginning. */
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

/** The companions are empty; `deriveAnew` fills `lacks`, which says which language an entry lacks: "hi" or none. */
export async function migrate(tx: Tx): Promise<void> {
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
