import type { Resource } from "../../content/resources/define-resource.ts";
import { createIdSource } from "../database/entry-id.ts";
import type { OpenDatabase } from "../database/open-database.ts";
import { type Actor, type Change, recordChange } from "../database/record-change.ts";
import type { EntryRow, Tx } from "../database/tables.ts";
import { changedRow, type EntryValues, newRow } from "./entry-rows.ts";
import { MENUS_TAG, type OnChange, writeTagged } from "./tagged-writes.ts";
import { inSteps, insertRows, overwriteRows } from "./write-rows.ts";

/** What is to be done at once, and what whoever asked is to be told of it. */
export interface MixedChanges<Told> {
  /** Whole new entries. */
  created: readonly EntryValues[];
  /** Rows that the transaction has locked, and what becomes of some of their fields. */
  changed: readonly { before: EntryRow; values: EntryValues }[];
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
        const { created, changed, change, told } = await decide(tx);
        if (created.length + changed.length === 0) return { batch: null, told };
        await inSteps(created, async (step) => {
          const rows = step.map((values) => newRow(resource, createEntryId(), values));
          await insertRows(tx, resource, rows, { action: "create", ...writer });
        });
        await inSteps(changed, async (step) => {
          const rows = step.map(({ before, values }) => ({
            before,
            after: changedRow(resource, before, values),
          }));
          await overwriteRows(tx, resource, rows, { action: "update", ...writer });
        });
        await recordChange(tx, actor, { type: resource.name, ...change });
        return { batch: writer.batch, told };
      };
      return writeTagged(db, resource.name, onChange, write, async () => [MENUS_TAG]);
    },
  };
}
