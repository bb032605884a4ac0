import type { School } from "../../../content/pages/school.ts";
import { students } from "../../../content/resources/students.ts";
import { words } from "../../ui/panel-words.ts";
import { showError, showSuccess } from "../../ui/toasts.tsx";
import { listEntries } from "../api/api-client.ts";
import { ApiFailure, logFailure } from "../api/api-failure.ts";
import { changeMany, countStudentsInWords, undoStudents } from "../entry-table/bulk-client.ts";
import { describeOutcome } from "../entry-table/describe-outcome.ts";
import { useUndo } from "../history/use-undo.ts";
import { findRenamedClasses } from "./find-renamed-classes.ts";

const said = words.yearChange;

/** Offers to update the students of a class that the school has renamed. */
export function useClassRenames() {
  const takeBack = useUndo();

  async function rename(ids: readonly string[], to: string): Promise<void> {
    try {
      const answer = await changeMany(students, { action: "change", values: { class: to }, target: { ids } });
      showSuccess(describeOutcome("change", answer, countStudentsInWords), {
        onUndo: () => void takeBack(() => undoStudents(answer.batch)),
      });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      showError(error.serverMessage ?? words.entryTable.failed);
    }
  }

  async function offer(from: string, to: string): Promise<void> {
    const { entries } = await listEntries(students, { class: from });
    const ids = entries.map(({ _id }) => _id);
    if (ids.length === 0) return;
    showSuccess(said.renamed(countStudentsInWords(ids.length), from), {
      next: { text: said.renameTo(to), onPress: () => void rename(ids, to) },
    });
  }

  return (before: School["classes"], after: School["classes"]): void => {
    for (const { from, to } of findRenamedClasses(before, after)) offer(from, to).catch(logFailure);
  };
}
