import { type ResourceName, resources } from "../../../content/resources/index.ts";
import { derivedColumns } from "../derived-columns.ts";
import { toSearchText } from "../search-text.ts";
import type { EntryRow, Tx } from "../tables.ts";

const CONTENT_TABLES = [
  ...["alumni", "blocks", "committee", "contacts", "facilities", "galleries", "notices", "students", "team"],
  "topStudents",
] as ResourceName[];

/** Search texts and sort keys have one spelling for what Hindi spells in several ways; those written before get it too. */
export async function respellHindi(tx: Tx): Promise<void> {
  for (const table of CONTENT_TABLES) await respellEntries(tx, table);
  await respellTexts(tx, "revisions");
  await respellTexts(tx, "auditLog");
}

async function respellEntries(tx: Tx, table: ResourceName): Promise<void> {
  const rows = (await tx.selectFrom(table).selectAll().execute()) as EntryRow[];
  for (const row of rows) {
    // A later version may derive more, in columns that are not there yet.
    const changed = Object.entries(derivedColumns(resources[table], row)).filter(
      ([name, value]) => name in row && row[name] !== value,
    );
    if (changed.length === 0) continue;
    await tx.updateTable(table).set(Object.fromEntries(changed)).where("_id", "=", row._id).execute();
  }
}

/** What a search text is made of may be gone, but the text itself can be spelled anew. */
async function respellTexts(tx: Tx, table: "revisions" | "auditLog"): Promise<void> {
  const rows = await tx.selectFrom(table).select(["_id", "searchText"]).execute();
  for (const { _id, searchText: before } of rows) {
    const searchText = toSearchText([before]);
    if (searchText === before) continue;
    await tx.updateTable(table).set({ searchText }).where("_id", "=", _id).execute();
  }
}
