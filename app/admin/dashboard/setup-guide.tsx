import CircleCheck from "lucide-react/icons/circle-check";
import { type Ref, useCallback, useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { words } from "../../ui/panel-words.ts";
import { evenGrid } from "./even-grid.ts";
import type { SetupStep } from "./setup-steps.ts";
import { TaskLink } from "./task-link.tsx";

const said = words.dashboard;
const KEY = "setup-guide";

/**
 * Whether the guide is shown: from the first visit, while the school has no text of its own, until it is closed in this
 * browser.
 */
export function useSetupGuide(isSchoolOwn: boolean | undefined) {
  const [choice, setChoice] = useState(() => localStorage.getItem(KEY));
  const isOpen = choice === "open" || (choice === null && isSchoolOwn === false);
  const isChosenNow = useRef(false);
  const nextFocus = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen) localStorage.setItem(KEY, "open");
    if (isChosenNow.current) nextFocus.current?.focus();
  }, [isOpen]);

  function choose(next: "open" | "closed"): void {
    isChosenNow.current = true;
    localStorage.setItem(KEY, next);
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
            {said.guideHeading}
          </h2>
          <p className="text-ink-soft">
            {openCount === 0 ? said.allStepsDone : said.stepsToGo(openCount, steps.length)}
          </p>
        </div>
        <Button variant="subtle" onClick={onClose} className="-mr-5 max-sm:-ml-5">
          {said.closeGuide}
        </Button>
      </div>
      <ol {...evenGrid(steps.length, 4, "13rem")}>
        {steps.map((step, index) => (
          <Step key={step.title} {...step} number={index + 1} />
        ))}
      </ol>
    </section>
  );
}

function Step({ title, text, to, isDone, number }: SetupStep & { number: number }) {
  const content = (
    <>
      <span className="flex flex-wrap items-center justify-between gap-x-2">
        <span className="font-bold">
          {number}. {title}
        </span>
        <span
          className={`inline-flex items-center gap-1 text-caption ${isDone ? "text-leaf" : "text-ink-soft"}`}
        >
          {isDone && <CircleCheck aria-hidden="true" size={18} />}
          {isDone ? said.done : said.toDo}
        </span>
      </span>
      <span className="mt-1 block text-caption text-ink-soft">{text}</span>
    </>
  );
  return (
    <li className={`grid rounded-control border border-line ${isDone ? "bg-leaf-soft" : ""}`}>
      {to ? (
        <TaskLink to={to} className="rounded-control p-4 hover:bg-cream">
          {content}
        </TaskLink>
      ) : (
        <p className="p-4">{content}</p>
      )}
    </li>
  );
}
