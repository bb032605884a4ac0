import { type ResourceName, resourceList } from "../../content/resources/index.ts";
import { derivedColumns } from "./derived-columns.ts";
import { rebuildIndex } from "./search-index.ts";
import type { EntryRow, Tx } from "./tables.ts";

/** Recalculates the derived columns of all entries and the search index from the declarations. */
export async function refreshDerived(tx: Tx): Promise<void> {
  for (const resource of resourceList) {
    const table = resource.name as ResourceName;
    const rows = (await tx.selectFrom(table).selectAll().execute()) as EntryRow[];
    for (const row of rows) {
      const changed = Object.entries(derivedColumns(resource, row)).filter(
        ([name, value]) => row[name] !== value,
      );
      if (changed.length === 0) continue;
      await tx.updateTable(table).set(Object.fromEntries(changed)).where("_id", "=", row._id).execute();
    }
  }
  await rebuildIndex(tx);
}
