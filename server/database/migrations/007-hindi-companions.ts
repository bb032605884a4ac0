import { lacksHindi } from "../../../content/resources/companions.ts";
import { type ResourceName, resources } from "../../../content/resources/index.ts";
import type { EntryRow, Tx } from "../tables.ts";

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

/** Nobody has written any of it yet: all are null, and what searches look through stays as it is. */
export async function addHindiCompanions(tx: Tx): Promise<void> {
  for (const [table, names] of Object.entries(TRANSLATED)) {
    for (const name of names) {
      await tx.schema.alterTable(table).addColumn(`${name}Hi`, "text").execute();
    }
    if (table !== "announcement") await addLacks(tx, table as ResourceName);
  }
}

/** Which language an entry lacks: "hi" or none. */
async function addLacks(tx: Tx, table: ResourceName): Promise<void> {
  await tx.schema
    .alterTable(table)
    .addColumn("lacks", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  const rows = (await tx.selectFrom(table).selectAll().execute()) as EntryRow[];
  for (const row of rows.filter((each) => lacksHindi(resources[table], each))) {
    await tx.updateTable(table).set({ lacks: "hi" }).where("_id", "=", row._id).execute();
  }
}
