import { pages } from "../../../features/pages.ts";
import type { TrashOutcome } from "../../content/api/history-contract.ts";
import type { PageDeclaration } from "../../content/pages/define-page.ts";
import { words } from "../../ui/panel-words.ts";

const texts = words.history;

/** Enough to understand the problem. */
const MOST_REASONS = 3;

/** "40 entries" */
export const countDeleted = (count: number) => words.entryTable.counted(texts.deletedNames, count);

/** The message after restoring entries or deleting them for good: what was done, what was not, and why. */
export function describeTrashOutcome(done: "restored" | "deleted", outcome: TrashOutcome): string {
  const { changed, missing, refused, unpublished } = outcome;
  return [
    (done === "restored" ? texts.restoredMany : texts.deletedMany)(countDeleted(changed)),
    unpublished.length > 0 && texts.notPublished(countDeleted(unpublished.length), reasons(unpublished)),
    refused.length > 0 && texts.stayed(countDeleted(refused.length), reasons(refused)),
    missing > 0 && texts.notThere(countDeleted(missing)),
  ]
    .filter(Boolean)
    .join(" ");
}

/** With the titles of the entries, because pages have different reasons. */
function reasons(entries: TrashOutcome["refused"]): string {
  const reasonTexts = entries.map(({ title, reason, message }) => {
    const text = words.fromApi(reason, message);
    return title === null ? text : `${inPanel(title)}: ${text}`;
  });
  const shown = [...new Set(reasonTexts)].slice(0, MOST_REASONS);
  return shown.join(" ") + (reasonTexts.length > shown.length ? " …" : "");
}

/** Pages have a name in both languages. */
const inPanel = (title: string) =>
  Object.values<PageDeclaration>(pages).find((page) => page.title.en === title)?.title[words.language] ??
  title;
