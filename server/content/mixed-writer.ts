import { setImmediate as nextTurn } from "node:timers/promises";
import type { Resource } from "../../content/resources/define-resource.ts";
import { createIdSource } from "../database/entry-id.ts";
import type { OpenDatabase } from "../database/open-database.ts";
import { type Actor, type Change, recordChange } from "../database/record-change.ts";
import type { EntryRow, Tx } from "../database/tables.ts";
import { changedRow, type EntryValues, newRow } from "./entry-rows.ts";
import { type OnChange, writeTagged } from "./tagged-writes.ts";
import { insertRows, overwriteRows } from "./write-rows.ts";

/** Entries that are written with one statement of each kind. */
export interface MixedStep {
  /** Whole new entries. */
  created: readonly EntryValues[];
  /** Rows that the transaction has locked, and what becomes of some of their fields. */
  changed: readonly { before: EntryRow; values: EntryValues }[];
}

/** What is to be done at once, and what whoever asked is to be told of it. */
export interface MixedChanges<Told> {
  steps: AsyncIterable<MixedStep>;
  /** The line of the audit log for all of it. */
  change: Omit<Change, "type">;
  told: Told;
}

/** Creates some entries and changes others, all or nothing, as one batch. */
export function createMixedWriter({ db }: Pick<OpenDatabase, "db">, onChange: OnChange) {
  const createEntryId = createIdSource();
  const createBatchId = createIdSource();

  return {
    /** `decide` runs in the transaction and sees what stays true until its end. The batch is null when nothing was to be done. */
    async writeMixed<Told>(
      resource: Resource,
      actor: Actor,
      decide: (tx: Tx) => Promise<MixedChanges<Told>>,
    ): Promise<{ batch: string | null; told: Told }> {
      const writer = { actor, batch: createBatchId() };
      const write = async (tx: Tx) => {
        const { steps, change, told } = await decide(tx);
        let count = 0;
        for await (const { created, changed } of steps) {
          count += created.length + changed.length;
          const added = created.map((values) => newRow(resource, createEntryId(), values));
          await insertRows(tx, resource, added, { action: "create", ...writer });
          const rows = changed.map(({ before, values }) => ({
            before,
            after: changedRow(resource, before, values),
          }));
          await overwriteRows(tx, resource, rows, { action: "update", ...writer });
          // SQLite works without a pause, so that nobody else would be served until the end.
          await nextTurn();
        }
        if (count === 0) return { batch: null, told };
        await recordChange(tx, actor, { type: resource.name, ...change });
        return { batch: writer.batch, told };
      };
      return writeTagged(db, resource.name, onChange, write);
    },
  };
}
