import { type ComponentType, useEffect, useRef, useState } from "react";
import type {
  YearChangeAnswer,
  YearChild,
  YearStart,
} from "../../../../content/students/year-change-contract.ts";
import { Button } from "../../../ui/button.tsx";
import { useConfirm } from "../../../ui/confirm.tsx";
import { words } from "../../../ui/panel-words.ts";
import { dropDraft } from "../../typing/drafts.ts";
import { findStepError } from "./find-step-error.ts";
import { useYearChoices, YEAR_DRAFT, type YearScreen } from "./use-year-choices.ts";
import type { YearChoices } from "./year-choices.ts";
import { YearStepBegin } from "./year-step-begin.tsx";
import { YearStepChildren } from "./year-step-children.tsx";
import { YearStepClasses } from "./year-step-classes.tsx";
import { YearStepPreview } from "./year-step-preview.tsx";
import { YearStepSections } from "./year-step-sections.tsx";

const said = words.yearChange;

const STEPS = ["begin", "classes", "children", "sections", "preview"] as const;

const SCREENS: Record<Exclude<(typeof STEPS)[number], "preview">, ComponentType<YearScreen>> = {
  begin: YearStepBegin,
  classes: YearStepClasses,
  children: YearStepChildren,
  sections: YearStepSections,
};

interface YearStepsProps {
  start: YearStart;
  students: readonly YearChild[];
  kept: YearChoices | undefined;
  onDone: (answer: YearChangeAnswer, year: string) => void;
}

/** The steps of the year change. */
export function YearSteps({ start, students, kept, onDone }: YearStepsProps) {
  const { choices, isTouched, change, changeChild, reset } = useYearChoices(kept);
  const [error, setError] = useState<string>();
  const confirm = useConfirm();
  const frame = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(choices.step);
  const step = STEPS[choices.step] ?? "begin";

  useEffect(() => {
    if (shownStep.current !== choices.step) heading.current?.focus();
    shownStep.current = choices.step;
  }, [choices.step]);
  useEffect(() => {
    if (error) frame.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [error]);

  const screen: YearScreen = {
    ...{ start, students, choices, change, changeChild },
    showsErrors: error !== undefined,
  };

  function go(to: number): void {
    const found = to > choices.step ? findStepError(step, screen) : undefined;
    setError(found);
    if (found === undefined) change({ step: to });
  }

  async function startAgain(): Promise<void> {
    const isAgreed = await confirm({
      title: said.startAgainTitle,
      text: said.startAgainText,
      accept: said.startAgain,
    });
    if (isAgreed) await reset();
  }

  const StepScreen = step === "preview" ? undefined : SCREENS[step];
  return (
    <section ref={frame} aria-labelledby="year-step" className="card p-5 sm:p-6">
      <StepList current={choices.step} />
      <h2
        id="year-step"
        ref={heading}
        tabIndex={-1}
        className="mb-4 text-maroon text-subhead focus:outline-none"
      >
        <span className="block text-caption text-ink-soft">
          {said.stepOf(choices.step + 1, STEPS.length)}
        </span>
        {said.stepNames[step]}
      </h2>
      {StepScreen ? (
        <StepScreen {...screen} />
      ) : (
        <YearStepPreview
          {...screen}
          onDone={async (answer) => {
            await dropDraft(YEAR_DRAFT);
            onDone(answer, choices.year);
          }}
        />
      )}
      <p role="alert" className="mt-5 font-bold text-danger empty:hidden">
        {error !== undefined && findStepError(step, screen)}
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-3 border-line border-t pt-5">
        {choices.step > 0 && (
          <Button variant="secondary" onClick={() => go(choices.step - 1)}>
            {said.back}
          </Button>
        )}
        {choices.step < STEPS.length - 1 && <Button onClick={() => go(choices.step + 1)}>{said.next}</Button>}
        {isTouched && (
          <Button variant="subtle" onClick={startAgain} className="sm:ml-auto">
            {said.startAgain}
          </Button>
        )}
      </div>
      {isTouched && <p className="mt-3 text-caption text-ink-soft">{said.restored}</p>}
    </section>
  );
}

/** The list of steps; hidden on phones. */
const StepList = ({ current }: { current: number }) => (
  <ol aria-label={said.stepsLabel} className="mb-5 flex flex-wrap gap-x-6 gap-y-1 text-caption max-sm:hidden">
    {STEPS.map((name, index) => (
      <li
        key={name}
        aria-current={index === current ? "step" : undefined}
        className={index === current ? "font-bold text-maroon" : "text-ink-soft"}
      >
        {index + 1}. {said.stepNames[name]}
      </li>
    ))}
  </ol>
);
