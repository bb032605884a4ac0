import type { OpenDatabase } from "../database/open-database.ts";
import { inSteps } from "./write-rows.ts";

/** Staged files wait for a day, by the clock of their storage: nothing that is older can be taken again. */
const KEPT_MS = 2 * 24 * 60 * 60_000;

/**
 * Which staged files a save has taken. A bucket cannot move a file in one step, so of two saves that name the same one at the same
 * moment the database says which has it.
 */
export function createTakenFiles({ db }: Pick<OpenDatabase, "db">) {
  return {
    /** Returns those that nobody else has taken. */
    async takeFiles(names: Iterable<string>): Promise<Set<string>> {
      const taken = new Set<string>();
      const takenAt = new Date().toISOString();
      // In the same order for everybody, so that two at once wait for each other instead of blocking each other.
      await inSteps([...names].sort(), async (step) => {
        const rows = await db
          .insertInto("takenFiles")
          .values(step.map((file) => ({ file, takenAt })))
          .onConflict((conflict) => conflict.column("file").doNothing())
          .returning("file")
          .execute();
        for (const { file } of rows) taken.add(file);
      });
      return taken;
    },

    /** For a save that failed: they may be taken again. */
    async giveBackFiles(names: Iterable<string>): Promise<void> {
      await inSteps([...names], async (step) => {
        await db.deleteFrom("takenFiles").where("file", "in", step).execute();
      });
    },

    async forgetTakenFiles(now: number): Promise<void> {
      const ended = new Date(now - KEPT_MS).toISOString();
      await db.deleteFrom("takenFiles").where("takenAt", "<", ended).execute();
    },
  };
}
