import type { Database } from "../database/tables.ts";

const ROWS_PER_STATEMENT = 500;

export type UnknownFiles = ReturnType<typeof createUnknownFiles>;

/** The times at which the program found withdrawn files that nothing names. The date of such a file is only the time of writing. */
export function createUnknownFiles(db: Database) {
  return {
    /** Stores new names and deletes those that are no longer among `names`. Returns the time at which each was first found. */
    async note(names: readonly string[], at: Date): Promise<ReadonlyMap<string, Date>> {
      const noted = await db.selectFrom("unknownFiles").selectAll().execute();
      const before = new Map(noted.map(({ file, seenAt }) => [file, new Date(seenAt)]));
      const unknown = new Set(names);
      for (const files of inSteps(names.filter((name) => !before.has(name)))) {
        await db
          .insertInto("unknownFiles")
          .values(files.map((file) => ({ file, seenAt: at.toISOString() })))
          .onConflict((conflict) => conflict.column("file").doNothing())
          .execute();
      }
      for (const files of inSteps([...before.keys()].filter((name) => !unknown.has(name)))) {
        await db.deleteFrom("unknownFiles").where("file", "in", files).execute();
      }
      return new Map(names.map((name) => [name, before.get(name) ?? at]));
    },
  };
}

function* inSteps(names: readonly string[]): Iterable<readonly string[]> {
  for (let start = 0; start < names.length; start += ROWS_PER_STATEMENT) {
    yield names.slice(start, start + ROWS_PER_STATEMENT);
  }
}
