import type { Resource } from "../../content/resources/define-resource.ts";
import { createIdSource } from "../database/entry-id.ts";
import type { OpenDatabase } from "../database/open-database.ts";
import type { Actor } from "../database/record-change.ts";
import type { EntryRow, Tx } from "../database/tables.ts";
import { listChanged } from "../errors.ts";
import { type EntryMatch, selectMatching } from "./entry-reader.ts";
import { changedRow, droppedFiles, type EntryValues, tableOf } from "./entry-rows.ts";
import { MENUS_TAG, type OnChange, writeTagged } from "./tagged-writes.ts";
import { findRows, inSteps, overwriteRows, removeRows, type Writer } from "./write-rows.ts";

/** Entries by their ids, or all that match: then as many as whoever asks has been told. */
export type Selection = { ids: readonly string[] } | { match: EntryMatch; count: number };

export type BulkAction = { name: "delete" } | { name: "change"; values: EntryValues };

export interface BulkResult {
  batch: string;
  changed: number;
  /** How many of the ids are of no entry. */
  missing: number;
  /** The stored files that the entries have ceased to name. */
  dropped: string[];
}

/** Writes many entries in one transaction. */
export function createBulkWriter({ db, engine }: Pick<OpenDatabase, "db" | "engine">, onChange: OnChange) {
  const createBatchId = createIdSource();

  /** Locked until the transaction ends, and like all who lock several in the order of their ids. */
  async function lockSelected(tx: Tx, resource: Resource, selection: Selection): Promise<string[]> {
    const selected =
      "ids" in selection
        ? tx.selectFrom(tableOf(resource)).where("_id", "in", selection.ids)
        : selectMatching(tx, resource, selection.match, "admin");
    const query = selected.select("_id").orderBy("_id");
    const rows = await (engine === "postgres" ? query.forUpdate() : query).execute();
    if ("count" in selection && rows.length !== selection.count)
      throw listChanged(rows.length, selection.count);
    return rows.map(({ _id }) => _id);
  }

  return {
    /** Does the same with many entries. */
    async changeMany(
      resource: Resource,
      action: BulkAction,
      selection: Selection,
      actor: Actor,
    ): Promise<BulkResult> {
      const writer = { actor, batch: createBatchId() };
      const change = async (tx: Tx): Promise<BulkResult> => {
        const ids = await lockSelected(tx, resource, selection);
        const dropped: string[] = [];
        await inSteps(ids, async (step) => {
          const rows = await findRows(tx, resource, step);
          dropped.push(...(await applyAction(tx, resource, rows, action, writer)));
        });
        const missing = "ids" in selection ? new Set(selection.ids).size - ids.length : 0;
        return { batch: writer.batch, changed: ids.length, missing, dropped };
      };
      // The menus leave out what has become empty.
      const moreTags = action.name === "change" ? [] : [MENUS_TAG];
      return writeTagged(db, resource.name, onChange, change, async () => moreTags);
    },
  };
}

/** Returns the files that the entries have ceased to name. */
async function applyAction(
  tx: Tx,
  resource: Resource,
  rows: readonly EntryRow[],
  action: BulkAction,
  writer: Writer,
): Promise<string[]> {
  if (action.name === "delete") {
    await removeRows(tx, resource, rows, writer);
    return rows.flatMap((row) => droppedFiles(resource, row));
  }
  const changes = rows.map((before) => ({ before, after: changedRow(resource, before, action.values) }));
  await overwriteRows(tx, resource, changes, { action: "update", ...writer });
  return changes.flatMap(({ before, after }) => droppedFiles(resource, before, after));
}
