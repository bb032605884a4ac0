import { type ComponentType, useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { pageFieldPath } from "../../../core/content/site/office-paths.ts";
import { dayInIndia } from "../../../core/content/text/india-time.ts";
import { BackupCard } from "../../../core/panel/dashboard/backup-card.tsx";
import { DateInput } from "../../../core/panel/dates/date-input.tsx";
import { Options } from "../../../core/panel/entry-form/fields/choice-inputs.tsx";
import { FieldFrame } from "../../../core/panel/entry-form/fields/field-frame.tsx";
import { StepList } from "../../../core/panel/frame/step-list.tsx";
import { Button } from "../../../core/panel/parts/button.tsx";
import { useConfirm } from "../../../core/panel/parts/confirm.tsx";
import { controlClass } from "../../../core/panel/parts/control-classes.ts";
import { useMayOpen } from "../../../core/panel/session/may-open.ts";
import { useMay } from "../../../core/panel/session/rights.ts";
import { dropDraft } from "../../../core/panel/typing/drafts.ts";
import { fillWords } from "../../../core/ui/fill-words.tsx";
import { words } from "../../../core/ui/panel-words.ts";
import { showClass } from "../../school/panel/exports.ts";
import type { YearChangeAnswer, YearChild, YearStart } from "../content/year-change-contract.ts";
import { findStepError } from "./find-step-error.ts";
import { SeasonQuestion } from "./season-question.tsx";
import { useYearChoices, YEAR_DRAFT, type YearScreen } from "./use-year-choices.ts";
import { expectedYear, outcomeOf, schoolYear, targetClasses, type YearChoices } from "./year-choices.ts";
import { OutcomeSelect } from "./year-outcome.tsx";
import { isUsualForYearChange } from "./year-reminder.ts";
import { YearStepChildren } from "./year-step-children.tsx";
import { YearStepPreview } from "./year-step-preview.tsx";
import { YearStepSections } from "./year-step-sections.tsx";

const texts = words.yearChange;

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
  const step = STEPS[choices.step] ?? "begin";
  const now = new Date();
  const month = dayInIndia(now).slice(0, 7);
  const isAsked = !isUsualForYearChange(now) && choices.agreedIn !== month;
  const shown = isAsked ? undefined : step;
  const lastShown = useRef(shown);

  useEffect(() => {
    if (lastShown.current !== shown) heading.current?.focus();
    lastShown.current = shown;
  }, [shown]);
  useEffect(() => {
    if (error) frame.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [error]);

  const screen: YearScreen = {
    start,
    students,
    choices,
    change,
    changeChild,
    showsErrors: error !== undefined,
  };

  function go(to: number): void {
    const found = to > choices.step ? findStepError(step, screen) : undefined;
    setError(found);
    if (found === undefined) change({ step: to });
  }

  async function startAgain(): Promise<void> {
    const isAgreed = await confirm({
      title: texts.startAgainTitle,
      text: texts.startAgainText,
      accept: texts.startAgain,
    });
    if (isAgreed) await reset();
  }

  if (isAsked) return <SeasonQuestion now={now} onAgree={() => change({ agreedIn: month })} />;
  const StepScreen = step === "preview" ? undefined : SCREENS[step];
  return (
    <>
      <StepList label={texts.stepsLabel} steps={STEPS} names={texts.stepNames} current={step} />
      <section ref={frame} aria-labelledby="year-step" className="card p-5 sm:p-6">
        <h2
          id="year-step"
          ref={heading}
          tabIndex={-1}
          className="mb-4 scroll-mt-20 text-maroon text-subhead focus:outline-none"
        >
          {texts.stepNames[step]}
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
              {texts.back}
            </Button>
          )}
          {choices.step < STEPS.length - 1 && (
            <Button onClick={() => go(choices.step + 1)}>{texts.next}</Button>
          )}
          {isTouched && (
            <Button variant="subtle" onClick={startAgain} className="sm:ml-auto">
              {texts.startAgain}
            </Button>
          )}
        </div>
        {isTouched && <p className="mt-3 text-caption text-ink-soft">{texts.restored}</p>}
      </section>
    </>
  );
}

/** The new year, the last day of leaving students, and a backup. */
function YearStepBegin(screen: YearScreen) {
  const { start, choices, showsErrors, change } = screen;
  const id = useId();
  const expected = expectedYear(new Date());
  const years = new Set([...[expected - 1, expected, expected + 1].map(schoolYear), choices.year]);
  const isDone = start.last !== null && start.last.year === choices.year && start.last.undoable > 0;
  const mayBackUp = useMay()("backups:read");
  return (
    <>
      <div className="grid max-w-reading gap-5 sm:grid-cols-2">
        <FieldFrame id={`${id}-year`} name="year" label={texts.year}>
          {(control) => (
            <select
              {...control}
              value={choices.year}
              onChange={({ currentTarget: { value } }) =>
                change({ year: value, leftOn: `${value.slice(0, 4)}-03-31` })
              }
              className={controlClass}
            >
              <Options values={[...years].sort()} />
            </select>
          )}
        </FieldFrame>
        <FieldFrame
          id={`${id}-leftOn`}
          name="leftOn"
          label={texts.leftOn}
          error={showsErrors ? findStepError("begin", screen) : undefined}
        >
          {(control) => (
            <DateInput
              {...control}
              value={choices.leftOn}
              onChange={({ currentTarget: { value } }) => change({ leftOn: value })}
            />
          )}
        </FieldFrame>
      </div>
      <p className="mt-2 mb-5 max-w-reading text-ink-soft">{texts.leftOnHint}</p>
      {isDone && (
        <p role="status" className="mb-5 rounded-control border border-danger bg-paper px-4 py-3 font-bold">
          {texts.alreadyDone(choices.year)}
        </p>
      )}
      {mayBackUp && (
        <>
          <p className="mb-3 font-bold">{texts.backupFirst}</p>
          <BackupCard latest={undefined} />
        </>
      )}
    </>
  );
}

const CLASSES = pageFieldPath("school", "classes");

/** The next class of each class. */
function YearStepClasses({ start, choices, showsErrors, change }: YearScreen) {
  const targets = targetClasses(start);
  const mayOpen = useMayOpen();
  return (
    <>
      <p className="mb-4 max-w-reading">{texts.classesText}</p>
      {start.schoolClasses.length === 0 && (
        <p className="mb-4 max-w-reading rounded-control border border-line-strong bg-cream px-4 py-3">
          {fillWords(texts.noClassList, {
            link: mayOpen(CLASSES) ? (
              <Link to={CLASSES} className="text-link">
                {texts.writeClassList}
              </Link>
            ) : (
              texts.writeClassList
            ),
          })}
        </p>
      )}
      <table className="w-full max-w-2xl border-collapse">
        <thead>
          <tr className="border-line border-b text-left text-caption text-ink-soft">
            <th className="py-2 pr-3 font-bold">{texts.class}</th>
            <th className="w-3/5 py-2 font-bold">{texts.becomes}</th>
          </tr>
        </thead>
        <tbody>
          {start.classes.map((each) => {
            const outcome = outcomeOf(each.class, choices, start);
            return (
              <tr key={each.class} className="border-line border-b">
                <th scope="row" className="wrap-anywhere py-2 pr-3 text-left">
                  <span className="block font-bold">{showClass(each.class)}</span>
                  <span className="font-normal text-caption text-ink-soft">
                    {texts.count(each.sections.reduce((sum, { count }) => sum + count, 0))}
                  </span>
                </th>
                <td className="py-2">
                  <OutcomeSelect
                    label={texts.becomesOf(showClass(each.class))}
                    from={each.class}
                    outcome={outcome}
                    targets={targets}
                    isInvalid={showsErrors && outcome === undefined}
                    onChange={(to) => change({ classes: { ...choices.classes, [each.class]: to } })}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
