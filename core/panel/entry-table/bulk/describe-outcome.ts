import type { BulkActionName, BulkAnswer } from "../../../content/api/bulk-contract.ts";
import type { UndoneBatch } from "../../../content/api/history-contract.ts";
import { words } from "../../../ui/panel-words.ts";
import { namesOf } from "../../../words/panel/type-names.ts";

const texts = words.entryTable;

/** Enough to understand the problem. */
const MOST_REASONS = 3;

type CountEntries = (count: number) => string;

/** Writes a number of entries of a type: "1 notice", "5 notices". */
export const counterOf =
  (type: string): CountEntries =>
  (count) =>
    texts.counted(namesOf(words, type), count);

/** The message after a bulk action: what changed and what did not. */
export function describeOutcome(
  action: BulkActionName,
  { changed, missing, refused }: Pick<BulkAnswer, "changed" | "missing" | "refused">,
  countEntries: CountEntries,
): string {
  const reasons = [...new Set(refused.map(({ reason, message }) => words.fromApi(reason, message)))].slice(
    0,
    MOST_REASONS,
  );
  return [
    texts.done(action, countEntries(changed)),
    missing > 0 && texts.hadBeenDeleted(countEntries(missing)),
    refused.length > 0 && texts.stayed(countEntries(refused.length), reasons.join(" ")),
  ]
    .filter(Boolean)
    .join(" ");
}

/** The message after an undo. */
export function describeUndo(
  { restored, skipped }: Pick<UndoneBatch, "restored" | "skipped">,
  countEntries: CountEntries,
): string {
  const done = restored > 0 ? texts.undone(countEntries(restored)) : texts.nothingUndone;
  if (skipped === 0) return done;
  return `${done} ${texts.leftAlone(countEntries(skipped))}`;
}
