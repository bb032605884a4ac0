import { DatabaseUnusable } from "./database-errors.ts";
import { BASELINE, VERSION_0_9 } from "./migrations/before-baseline.ts";
import { migrations } from "./migrations/index.ts";

/** Where the steps of an update from before version 0.9 are. */
export const OLD_DATA_HELP = 'see "Updating from before version 0.9" in docs/deploy.md';

export type DataVersion =
  | { is: "known" | "older" }
  /** `unknown` is a migration that this program does not have. */
  | { is: "newer"; unknown: string };

/** Compares the migrations of a database or a backup with those of this program. */
export function findDataVersion(names: readonly string[]): DataVersion {
  const applied = withBaseline(names);
  const unknown = applied.find((name) => !migrations.has(name) && !VERSION_0_9.includes(name));
  if (unknown !== undefined) return { is: "newer", unknown };
  return { is: applied.every((name) => migrations.has(name)) ? "known" : "older" };
}

/** Whether these are all migrations of version 0.9, and no others. */
export const isVersion09 = (names: readonly string[]): boolean =>
  names.length === VERSION_0_9.length && VERSION_0_9.every((name) => names.includes(name));

/** The same with the baseline instead of the migrations of version 0.9. */
export const withBaseline = (names: readonly string[]): readonly string[] =>
  isVersion09(names) ? [BASELINE] : names;

/**
 * This program would delete or publish data of a newer one, because it does not know all tables and columns; and it cannot bring data from
 * before version 0.9 up to date.
 */
export function requireKnownMigrations(names: readonly string[]): void {
  const version = findDataVersion(names);
  if (version.is === "newer") {
    throw new DatabaseUnusable(
      `The data was written by a newer version of the program (${version.unknown}). Nothing was changed. Start that version or a later one, or restore a backup made before the update: see "Going back" in docs/deploy.md.`,
    );
  }
  if (version.is === "older") {
    throw new DatabaseUnusable(
      `The data was written by a version of the program before 0.9. Nothing was changed. Start version 0.9 with it once, then this version: ${OLD_DATA_HELP}.`,
    );
  }
}
