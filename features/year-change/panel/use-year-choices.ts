import { useState } from "react";
import { dropDraft, keepDraft } from "../../../core/panel/typing/drafts.ts";
import type { YearChild, YearStart } from "../content/year-change-contract.ts";
import { type ChildChoice, firstChoices, type YearChoices } from "./year-choices.ts";

/** The name of the draft, which holds only the ids of students. */
export const YEAR_DRAFT = "year-change";

export interface YearScreen {
  start: YearStart;
  students: readonly YearChild[];
  choices: YearChoices;
  /** Whether the errors of the step are shown, after an attempt to continue. */
  showsErrors: boolean;
  change: (changed: Partial<YearChoices>) => void;
  /** Undefined if the student moves with the class. */
  changeChild: (id: string, choice: ChildChoice | undefined) => void;
}

/** The choices of all steps, which survive a reload and an ended session. */
export function useYearChoices(kept: YearChoices | undefined) {
  const [choices, setChoices] = useState<YearChoices>(() => kept ?? firstChoices(new Date()));
  const [isTouched, setTouched] = useState(kept !== undefined);

  function change(changed: Partial<YearChoices>): void {
    const next = { ...choices, ...changed };
    setTouched(true);
    setChoices(next);
    void keepDraft(YEAR_DRAFT, { values: next });
  }

  return {
    choices,
    isTouched,
    change,
    changeChild(id: string, choice: ChildChoice | undefined): void {
      const { [id]: _before, ...others } = choices.children;
      change({ children: choice ? { ...choices.children, [id]: choice } : others });
    },
    async reset(): Promise<void> {
      setTouched(false);
      setChoices(firstChoices(new Date()));
      await dropDraft(YEAR_DRAFT);
    },
  };
}
