import { bulkCallOf } from "../../../core/content/api/bulk-contract.ts";
import { logFailure } from "../../../core/panel/api/api-failure.ts";
import { listEntries } from "../../../core/panel/api/entries.ts";
import { send } from "../../../core/panel/api/send.ts";
import type { useAction } from "../../../core/panel/api/use-action.ts";
import {
  counterOf,
  describeOutcome,
  describeUndo,
} from "../../../core/panel/entry-table/bulk/describe-outcome.ts";
import { undoBatch } from "../../../core/panel/history/restore-revision.ts";
import type { useUndo } from "../../../core/panel/history/use-undo.ts";
import { showSuccess } from "../../../core/panel/parts/toasts/toasts.tsx";
import { words } from "../../../core/ui/panel-words.ts";
import type { School } from "../../school/content/exports.ts";
import { students } from "../../students/content/exports.ts";
import { findRenamedClasses } from "./find-renamed-classes.ts";

const texts = words.yearChange;
const countStudents = counterOf("students");

interface Tools extends Pick<ReturnType<typeof useAction>, "run"> {
  runUndo: ReturnType<typeof useUndo>;
}

/** Offers to update the students of each class with another name. */
export function offerRenames(before: School, after: School, { run, runUndo }: Tools): void {
  const rename = (ids: readonly string[], to: string) =>
    run(async () => {
      const answer = await send(bulkCallOf(students), {
        body: { action: "change", values: { class: to }, ids },
      });
      showSuccess(describeOutcome("change", answer, countStudents), {
        onUndo: () => void runUndo(async () => describeUndo(await undoBatch(answer.batch), countStudents)),
      });
    }, words.entryTable.failed);

  async function offer(from: string, to: string): Promise<void> {
    const { entries } = await listEntries(students, { class: from });
    const ids = entries.map(({ _id }) => _id);
    if (ids.length === 0) return;
    showSuccess(texts.renamed(countStudents(ids.length), from), {
      next: { text: texts.renameTo(to), onPress: () => void rename(ids, to) },
    });
  }

  for (const { from, to } of findRenamedClasses(before.classes, after.classes))
    offer(from, to).catch(logFailure);
}
