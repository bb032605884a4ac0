import type { Coded } from "../../content/messages/message.ts";
import { parseJson } from "../database/parse-json.ts";
import type { Database } from "../database/tables.ts";

/** Longer than one file or link takes. The claim is extended after each of them. */
const CLAIM_MS = 3 * 60_000;
const ONLY = "latest";

/** What is wrong with files and links, by file name or address. */
export type Problems = Readonly<Record<string, Coded>>;

export interface StoredCheck {
  isRunning: boolean;
  done: number;
  total: number;
  checkedAt: string | null;
  problems: Problems;
}

export type CheckStore = ReturnType<typeof createCheckStore>;

/** The last check. Of several processes, the one that claims it runs it; the claim of a killed process ends by itself. */
export function createCheckStore(db: Database, now: () => number = Date.now) {
  const time = (milliseconds = 0) => new Date(now() + milliseconds).toISOString();
  const updateOwn = (claimant: string) =>
    db.updateTable("disclosureChecks").where("_id", "=", ONLY).where("claimedBy", "=", claimant);

  return {
    async find(): Promise<StoredCheck> {
      const row = await db
        .selectFrom("disclosureChecks")
        .selectAll()
        .where("_id", "=", ONLY)
        .executeTakeFirst();
      if (!row) return { isRunning: false, done: 0, total: 0, checkedAt: null, problems: {} };
      const { done, total, checkedAt, claimedUntil } = row;
      const isRunning = claimedUntil !== null && claimedUntil > time();
      return { isRunning, done, total, checkedAt, problems: parseJson(row.problems) as Problems };
    },

    /** False if a check is running, or has ended at this moment or later. */
    async claim(claimant: string, notSince?: string): Promise<boolean> {
      await db
        .insertInto("disclosureChecks")
        .values({ _id: ONLY })
        .onConflict((conflict) => conflict.column("_id").doNothing())
        .execute();
      let claiming = db
        .updateTable("disclosureChecks")
        .set({ claimedBy: claimant, claimedUntil: time(CLAIM_MS), done: 0, total: 0 })
        .where("_id", "=", ONLY)
        .where((eb) => eb.or([eb("claimedUntil", "is", null), eb("claimedUntil", "<=", time())]));
      if (notSince !== undefined) {
        claiming = claiming.where((eb) =>
          eb.or([eb("checkedAt", "is", null), eb("checkedAt", "<", notSince)]),
        );
      }
      const { numUpdatedRows } = await claiming.executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async noteProgress(claimant: string, progress: { done: number; total: number }): Promise<void> {
      await updateOwn(claimant)
        .set({ ...progress, claimedUntil: time(CLAIM_MS) })
        .execute();
    },

    async finish(claimant: string, problems: Problems): Promise<void> {
      await updateOwn(claimant)
        .set({
          claimedBy: null,
          claimedUntil: null,
          checkedAt: time(),
          problems: JSON.stringify(problems),
        })
        .execute();
    },

    /** Ends a check without a result. */
    async release(claimant: string): Promise<void> {
      await updateOwn(claimant).set({ claimedBy: null, claimedUntil: null }).execute();
    },
  };
}
