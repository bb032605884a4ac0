import type { BulkActionName, BulkAnswer } from "../../../content/api/bulk-contract.ts";
import type { UndoneBatch } from "../../../content/api/history-contract.ts";
import { words } from "../../ui/panel-words.ts";

const said = words.entryTable;

/** Enough to see what is the matter. */
const MOST_REASONS = 3;

type CountEntries = (count: number) => string;

/** What a bulk action did, and what it left as it was, in sentences. */
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
    said.done(action, countEntries(changed)),
    missing > 0 && said.hadBeenDeleted(countEntries(missing)),
    refused.length > 0 && said.stayed(countEntries(refused.length), reasons.join(" ")),
  ]
    .filter(Boolean)
    .join(" ");
}

/** What taking it back did. */
export function describeUndo(
  { restored, skipped }: Pick<UndoneBatch, "restored" | "skipped">,
  countEntries: CountEntries,
): string {
  const done = restored > 0 ? said.undone(countEntries(restored)) : said.nothingUndone;
  if (skipped === 0) return done;
  return `${done} ${said.leftAlone(countEntries(skipped))}`;
}
