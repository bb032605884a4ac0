import CircleCheck from "lucide-react/icons/circle-check";
import { type Ref, useCallback, useEffect, useRef, useState } from "react";
import { words } from "../../ui/panel-words.ts";
import { Button } from "../parts/button.tsx";
import type { SetupStep } from "./setup-steps.ts";
import { TaskLink } from "./task-link.tsx";

const texts = words.dashboard;
const KEY = "setup-guide";

/**
 * Whether the guide is shown: while steps are open, until it is closed in this browser. It can be opened again at any time.
 */
export function useSetupGuide(steps: readonly SetupStep[] | undefined) {
  const [choice, setChoice] = useState<"open" | "closed" | undefined>(() =>
    localStorage.getItem(KEY) === "closed" ? "closed" : undefined,
  );
  const hasOpenSteps = steps?.some(({ isDone }) => !isDone) === true;
  const isOpen = choice === "open" || (choice === undefined && hasOpenSteps);
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

export function SetupGuide({ steps, onClose, ref }: SetupGuideProps) {
  const openCount = steps.filter(({ isDone }) => !isDone).length;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className="card wrap-anywhere p-5 focus:outline-none sm:p-6"
      aria-labelledby="guide-heading"
    >
      <div className="mb-3 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id="guide-heading" className="text-maroon text-subhead">
            {texts.guideHeading}
          </h2>
          <p className="text-ink-soft">
            {openCount === 0 ? texts.allStepsDone : texts.stepsToGo(openCount, steps.length)}
          </p>
        </div>
        <Button variant="subtle" onClick={onClose} className="-mr-5 max-sm:-ml-5">
          {texts.closeGuide}
        </Button>
      </div>
      <ol className="grid grid-cols-1 divide-y divide-line">
        {steps.map((step, index) => (
          <Step key={step.title} {...step} number={index + 1} />
        ))}
      </ol>
    </section>
  );
}

function Step({ title, text, links, isDone, number }: SetupStep & { number: number }) {
  return (
    <li className="grid grid-cols-1 items-center gap-x-6 py-1.5 lg:grid-cols-[2fr_3fr]">
      <div>
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="font-bold">
            {number}. {title}
          </span>
          <span
            className={`inline-flex items-center gap-1 text-caption ${isDone ? "text-leaf" : "text-ink-soft"}`}
          >
            {isDone && <CircleCheck aria-hidden="true" size={18} />}
            {isDone ? texts.done : texts.toDo}
          </span>
        </p>
        {!isDone && <p className="text-caption text-ink-soft">{text}</p>}
      </div>
      {!isDone && (
        <p className="flex flex-wrap gap-x-4">
          {links.map((link) => (
            <TaskLink key={link.to} to={link.to} className="text-link inline-flex min-h-11 items-center">
              {link.text}
            </TaskLink>
          ))}
        </p>
      )}
    </li>
  );
}
