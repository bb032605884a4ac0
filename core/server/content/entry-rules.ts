import { featureStores } from "../../../features/stores.ts";
import type { Resource } from "../../content/types/define-resource.ts";
import type { Database, EntryRow, Tx } from "../database/tables.ts";
import type { EntryRules, RowChange } from "./feature-store.ts";

const RULES: ReadonlyMap<string, EntryRules> = new Map(
  featureStores.flatMap(({ entries = {} }) => Object.entries(entries)),
);

const NONE: EntryRules = {};

/** The rules of a feature for the entries of a content type. */
export const entryRulesOf = ({ name }: Pick<Resource, "name">): EntryRules => RULES.get(name) ?? NONE;

export const completeNewRows = async (
  from: Database | Tx,
  resource: Pick<Resource, "name">,
  rows: readonly EntryRow[],
): Promise<EntryRow[]> => (await entryRulesOf(resource).completeNew?.(from, rows)) ?? [...rows];

/** Stored files of other entries that may become public, or cease to be. */
export const findFilesOfChanged = async (
  tx: Tx,
  resource: Resource,
  changes: readonly RowChange[],
): Promise<string[]> => (await entryRulesOf(resource).findOtherFiles?.(tx, changes)) ?? [];
