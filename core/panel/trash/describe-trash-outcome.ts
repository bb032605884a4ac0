import type { TrashOutcome } from "../../content/api/history-contract.ts";
import { words } from "../../ui/panel-words.ts";

const said = words.history;

/** Enough to understand the problem. */
const MOST_REASONS = 3;

/** "40 entries" */
export const countDeleted = (count: number) => words.entryTable.counted(said.deletedNames, count);

/** The message after restoring entries or deleting them for good: what was done, what was not, and why. */
export function describeTrashOutcome(done: "restored" | "deleted", outcome: TrashOutcome): string {
  const { changed, missing, refused, unpublished } = outcome;
  return [
    (done === "restored" ? said.restoredMany : said.deletedMany)(countDeleted(changed)),
    unpublished.length > 0 && said.notPublished(countDeleted(unpublished.length), reasons(unpublished)),
    refused.length > 0 && said.stayed(countDeleted(refused.length), reasons(refused)),
    missing > 0 && said.notThere(countDeleted(missing)),
  ]
    .filter(Boolean)
    .join(" ");
}

/** With the titles of the entries, because pages have different reasons. */
function reasons(entries: TrashOutcome["refused"]): string {
  const texts = entries.map(({ title, reason, message }) => {
    const text = words.fromApi(reason, message);
    return title === null ? text : `${words.translate(title)}: ${text}`;
  });
  const shown = [...new Set(texts)].slice(0, MOST_REASONS);
  return shown.join(" ") + (texts.length > shown.length ? " …" : "");
}
