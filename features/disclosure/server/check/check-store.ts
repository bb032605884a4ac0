import type { Coded } from "../../../../core/content/messages/message.ts";
import { parseJson } from "../../../../core/server/database/parse-json.ts";
import type { Database } from "../../../../core/server/database/tables.ts";

/** Longer than one file or link takes. The claim is extended after each of them. */
const CLAIM_MS = 3 * 60_000;
const ONLY = "latest";

/** The problems of files and links, by file name or address. */
export type Problems = Readonly<Record<string, Coded>>;

/** A running or unfinished check. */
export interface CheckProgress {
  startedAt: string;
  total: number;
  /** The files and links that it has checked. */
  answered: readonly string[];
  /** Those of the answered files and links, and of the others as the last check found them. */
  problems: Problems;
}

export interface StoredCheck extends Omit<CheckProgress, "startedAt"> {
  isRunning: boolean;
  done: number;
  checkedAt: string | null;
  startedAt: string | null;
}

export type CheckStore = ReturnType<typeof createCheckStore>;

/** The last check. Of several processes, the one that claims it runs it; the claim of a killed process ends by itself. */
export function createCheckStore(db: Database, now: () => number = Date.now) {
  const time = (milliseconds = 0) => new Date(now() + milliseconds).toISOString();
  const updateOwn = (claimant: string) =>
    db.updateTable("disclosureChecks").where("_id", "=", ONLY).where("claimedBy", "=", claimant);
  const noClaim = { claimedBy: null, claimedUntil: null };

  return {
    async find(): Promise<StoredCheck> {
      const row = await db
        .selectFrom("disclosureChecks")
        .selectAll()
        .where("_id", "=", ONLY)
        .executeTakeFirst();
      const { done = 0, total = 0, checkedAt = null, claimedUntil = null, startedAt = null } = row ?? {};
      return {
        isRunning: claimedUntil !== null && claimedUntil > time(),
        done,
        total,
        checkedAt,
        startedAt,
        answered: parseJson(row?.answered ?? "[]") as string[],
        problems: parseJson(row?.problems ?? "{}") as Problems,
      };
    },

    /** False if a check is running. With a moment also if one has ended since then, or is to be continued later. */
    async claim(claimant: string, notSince?: string): Promise<boolean> {
      await db
        .insertInto("disclosureChecks")
        .values({ _id: ONLY })
        .onConflict((conflict) => conflict.column("_id").doNothing())
        .execute();
      let claiming = db
        .updateTable("disclosureChecks")
        .set({ claimedBy: claimant, claimedUntil: time(CLAIM_MS), retryAt: null, done: 0, total: 0 })
        .where("_id", "=", ONLY)
        .where((eb) => eb.or([eb("claimedUntil", "is", null), eb("claimedUntil", "<=", time())]));
      if (notSince !== undefined) {
        claiming = claiming
          .where((eb) => eb.or([eb("checkedAt", "is", null), eb("checkedAt", "<", notSince)]))
          .where((eb) => eb.or([eb("retryAt", "is", null), eb("retryAt", "<=", time())]));
      }
      const { numUpdatedRows } = await claiming.executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async noteProgress(claimant: string, progress: CheckProgress): Promise<void> {
      await updateOwn(claimant)
        .set({ ...toColumns(progress), claimedUntil: time(CLAIM_MS) })
        .execute();
    },

    async finish(claimant: string, problems: Problems): Promise<void> {
      await updateOwn(claimant)
        .set({
          ...noClaim,
          checkedAt: time(),
          problems: JSON.stringify(problems),
          startedAt: null,
          answered: "[]",
        })
        .execute();
    },

    /** Ends an attempt without a whole result; the next one by itself is at `retryAt` at the earliest. */
    async postpone(claimant: string, progress: CheckProgress, retryAt: string): Promise<void> {
      await updateOwn(claimant)
        .set({ ...noClaim, ...toColumns(progress), retryAt })
        .execute();
    },

    /** Ends an attempt because the process closes. */
    async release(claimant: string): Promise<void> {
      await updateOwn(claimant).set(noClaim).execute();
    },
  };
}

const toColumns = ({ startedAt, total, answered, problems }: CheckProgress) => ({
  startedAt,
  total,
  done: answered.length,
  answered: JSON.stringify(answered),
  problems: JSON.stringify(problems),
});
