import CircleCheck from "lucide-react/icons/circle-check";
import { type Ref, useCallback, useEffect, useRef, useState } from "react";
import type { PageSummary } from "../../content/api/api-contract.ts";
import { words } from "../../ui/panel-words.ts";
import { Button } from "../parts/button.tsx";
import type { SetupStep } from "./setup-steps.ts";
import { TaskLink } from "./task-link.tsx";

const texts = words.dashboard;
const KEY = "setup-guide";

const FIRST_STEPS = 3;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** The first steps are open, and no page is older than a week: the school has just begun. */
export function isBeginning(
  steps: readonly SetupStep[],
  pages: readonly Pick<PageSummary, "updatedAt">[],
  now = Date.now(),
): boolean {
  const isOpen = steps.slice(0, FIRST_STEPS).some(({ isDone }) => !isDone);
  return (
    isOpen && pages.every(({ updatedAt }) => updatedAt === null || now - Date.parse(updatedAt) < WEEK_MS)
  );
}

/** Whether the guide is shown: when the school begins, until it is closed in this browser. It can be opened again at any time. */
export function useSetupGuide(
  steps: readonly SetupStep[] | undefined,
  pages: readonly PageSummary[] | undefined,
) {
  const [choice, setChoice] = useState<"open" | "closed" | undefined>(() =>
    localStorage.getItem(KEY) === "closed" ? "closed" : undefined,
  );
  // A phone has no room for it above the rest.
  const [isFirst] = useState(
    () => matchMedia("(min-width: 40rem)").matches && steps !== undefined && isBeginning(steps, pages ?? []),
  );
  const isOpen = choice === "open" || (choice === undefined && isFirst);
  const isChosenNow = useRef(false);
  const nextFocus = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of `isOpen`
  useEffect(() => {
    if (isChosenNow.current) nextFocus.current?.focus();
    isChosenNow.current = false;
  }, [isOpen]);

  function choose(next: "open" | "closed"): void {
    isChosenNow.current = true;
    if (next === "closed") localStorage.setItem(KEY, next);
    else localStorage.removeItem(KEY);
    setChoice(next);
  }

  /** The ref of the element that replaces the pressed button. */
  const ref = useCallback((element: HTMLElement | null) => {
    nextFocus.current = element;
  }, []);
  return { isOpen, ref, open: () => choose("open"), close: () => choose("closed") };
}

interface SetupGuideProps {
  steps: readonly SetupStep[];
  onClose: () => void;
  ref: Ref<HTMLElement>;
}

/** The guide as one line below the open tasks. */
export function GuideLine({
  steps,
  onOpen,
  ref,
}: Pick<SetupGuideProps, "steps"> & { onOpen: () => void; ref: Ref<HTMLButtonElement> }) {
  const openCount = countOpenSteps(steps);
  if (openCount === 0) return null;
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 border-line border-t py-1">
      <span className="leading-snug">
        <span className="block font-bold">{texts.guideHeading}</span>
        <span className="block text-caption text-ink-soft">{texts.stepsToGo(openCount, steps.length)}</span>
      </span>
      <Button variant="quiet" onClick={onOpen} ref={ref} className="-mx-5">
        {texts.showGuide}
      </Button>
    </p>
  );
}

const countOpenSteps = (steps: readonly SetupStep[]) => steps.filter(({ isDone }) => !isDone).length;

export function SetupGuide({ steps, onClose, ref }: SetupGuideProps) {
  const openCount = countOpenSteps(steps);
  const first = steps.findIndex(({ isDone }) => !isDone);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className="card wrap-anywhere px-5 py-4 focus:outline-none"
      aria-labelledby="guide-heading"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <div>
          <h2 id="guide-heading" className="text-maroon text-subhead">
            {texts.guideHeading}
          </h2>
          <p className="text-caption text-ink-soft">
            {openCount === 0 ? texts.allStepsDone : texts.stepsToGo(openCount, steps.length)}
          </p>
        </div>
        <Button variant="subtle" onClick={onClose} className="-mr-5 max-sm:-ml-5">
          {texts.closeGuide}
        </Button>
      </div>
      <ol className="sm:columns-2 sm:gap-x-8 xl:columns-3">
        {steps.map((step, index) => (
          <Step key={step.title} {...step} number={index + 1} isFirst={index === first} />
        ))}
      </ol>
    </section>
  );
}

interface StepProps extends SetupStep {
  number: number;
  /** The first open step is unfolded. */
  isFirst: boolean;
}

function Step({ title, text, links, isDone, number, isFirst }: StepProps) {
  const line = (
    <>
      <span className="font-bold">
        {number}. {title}
      </span>{" "}
      <span
        className={`inline-flex items-center gap-1 text-caption ${isDone ? "text-leaf" : "text-ink-soft"}`}
      >
        {isDone ? texts.done : texts.toDo}
        {isDone && <CircleCheck aria-hidden="true" size={18} />}
      </span>
    </>
  );
  if (isDone) return <li className="min-h-10 py-2 pl-5">{line}</li>;
  return (
    <li className="break-inside-avoid">
      <details open={isFirst}>
        <summary className="min-h-10 cursor-pointer rounded-control py-2 hover:bg-cream">{line}</summary>
        <p className="text-caption text-ink-soft">{text}</p>
        <p className="flex flex-wrap gap-x-4">
          {links.map((link) => (
            <TaskLink key={link.to} to={link.to} className="text-link inline-flex min-h-11 items-center">
              {link.text}
            </TaskLink>
          ))}
        </p>
      </details>
    </li>
  );
}
