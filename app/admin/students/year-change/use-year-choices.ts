import { useState } from "react";
import type { YearChild, YearStart } from "../../../../content/students/year-change-contract.ts";
import { dropDraft, keepDraft } from "../../typing/drafts.ts";
import { type ChildChoice, firstChoices, type YearChoices } from "./year-choices.ts";

/** Where the browser keeps the choices: ids of children, and nothing else about them. */
export const YEAR_DRAFT = "year-change";

export interface YearScreen {
  start: YearStart;
  students: readonly YearChild[];
  choices: YearChoices;
  /** Whether errors of the step are shown, because somebody has tried to go on. */
  showsErrors: boolean;
  change: (changed: Partial<YearChoices>) => void;
  /** Undefined: the child does what its class does. */
  changeChild: (id: string, choice: ChildChoice | undefined) => void;
}

/** The choices of all steps, which neither a reload nor an ended session loses. */
export function useYearChoices(kept: YearChoices | undefined) {
  const [choices, setChoices] = useState<YearChoices>(() => kept ?? firstChoices(new Date()));
  const [isTouched, setTouched] = useState(kept !== undefined);

  function change(changed: Partial<YearChoices>): void {
    const next = { ...choices, ...changed };
    setTouched(true);
    setChoices(next);
    void keepDraft(YEAR_DRAFT, next);
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
