import type { BulkActionName, BulkAnswer } from "../../../content/bulk-contract.ts";
import type { UndoneBatch } from "../../../content/history-contract.ts";

const DONE: Record<BulkActionName, string> = {
  delete: "deleted",
  publish: "published",
  withdraw: "withdrawn",
  change: "changed",
};

/** Enough to see what is the matter. */
const MOST_REASONS = 3;

type CountEntries = (count: number) => string;

/** What a bulk action did, and what it left as it was, in sentences. */
export function describeOutcome(
  action: BulkActionName,
  { changed, missing, refused }: Pick<BulkAnswer, "changed" | "missing" | "refused">,
  countEntries: CountEntries,
): string {
  const reasons = [...new Set(refused.map(({ message }) => message))].slice(0, MOST_REASONS);
  return [
    `${countEntries(changed)} ${DONE[action]}.`,
    missing > 0 && `${countEntries(missing)} had been deleted by somebody else.`,
    refused.length > 0 && `${countEntries(refused.length)} stayed as before: ${reasons.join(" ")}`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** What taking it back did. */
export function describeUndo(
  { restored, skipped }: Pick<UndoneBatch, "restored" | "skipped">,
  countEntries: CountEntries,
): string {
  const done = restored > 0 ? `${countEntries(restored)}: as before again.` : "Nothing was taken back.";
  if (skipped === 0) return done;
  return `${done} ${countEntries(skipped)} left alone, because somebody has changed them since.`;
}
