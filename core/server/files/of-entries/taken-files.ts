import { inSteps } from "../../content/in-steps.ts";
import type { Database } from "../../database/tables.ts";

/** Staged files are removed after a day, by the clock of their storage: older ones cannot be taken again. */
const KEPT_MS = 2 * 24 * 60 * 60_000;

/**
 * Records which staged files a save has taken. A bucket cannot move a file in one step, so the database decides which of two concurrent
 * saves gets a file that both name.
 */
export function createTakenFiles(db: Database) {
  return {
    /** Returns those that no other save has taken. */
    async takeFiles(names: Iterable<string>): Promise<Set<string>> {
      const taken = new Set<string>();
      const takenAt = new Date().toISOString();
      // Sorted, so that concurrent saves wait for each other instead of causing a deadlock.
      for await (const step of inSteps([...names].sort())) {
        const rows = await db
          .insertInto("takenFiles")
          .values(step.map((file) => ({ file, takenAt })))
          .onConflict((conflict) => conflict.column("file").doNothing())
          .returning("file")
          .execute();
        for (const { file } of rows) taken.add(file);
      }
      return taken;
    },

    /** For a save that failed: the files may be taken again. */
    async giveBackFiles(names: Iterable<string>): Promise<void> {
      for await (const step of inSteps([...names])) {
        await db.deleteFrom("takenFiles").where("file", "in", step).execute();
      }
    },

    async forgetTakenFiles(now: number): Promise<void> {
      const ended = new Date(now - KEPT_MS).toISOString();
      await db.deleteFrom("takenFiles").where("takenAt", "<", ended).execute();
    },
  };
}
