import { countMissing, type MissingFile } from "../server/backup/backup-format.ts";

/** Not an error, so that scripts continue: everything else is complete. */
export function warnOfMissing(missing: readonly MissingFile[], advice: string): void {
  if (missing.length === 0) return;
  const count = countMissing(missing);
  console.warn(
    [
      `Warning: ${count === 1 ? "1 file is" : `${count} files are`} missing: the database names ${count === 1 ? "it" : "them"}, but the storage does not have ${count === 1 ? "it" : "them"}.`,
      ...missing.map(({ type, entryId, file }) => `  ${type} ${entryId}: ${file}`),
      advice,
    ].join("\n"),
  );
}
