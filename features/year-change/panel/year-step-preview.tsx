import { useEffect, useState } from "react";
import { failureOf, isAborted } from "../../../core/panel/api/api-failure.ts";
import { send } from "../../../core/panel/api/send.ts";
import { useAction } from "../../../core/panel/api/use-action.ts";
import { Button } from "../../../core/panel/parts/button.tsx";
import { useConfirm } from "../../../core/panel/parts/confirm.tsx";
import { words } from "../../../core/ui/panel-words.ts";
import { showClass, showSection } from "../../school/panel/exports.ts";
import { showClassAndSection } from "../../students/panel/exports.ts";
import {
  type YearChangeAnswer,
  type YearPlan,
  type YearPreview,
  type YearProblem,
  yearChangeCalls,
} from "../content/year-change-contract.ts";
import type { YearScreen } from "./use-year-choices.ts";
import { toPlan } from "./year-choices.ts";

const texts = words.yearChange;

interface YearStepPreviewProps extends YearScreen {
  onDone: (answer: YearChangeAnswer) => Promise<void>;
}

/** Shows a preview of the changes, and applies them. */
export function YearStepPreview({ start, students, choices, onDone }: YearStepPreviewProps) {
  // The choices do not change on this step.
  const [plan] = useState<YearPlan>(() => toPlan(choices, start, students));
  const [preview, setPreview] = useState<YearPreview>();
  const [failure, setFailure] = useState<string>();
  /** Increased to load the preview again. */
  const [attempt, setAttempt] = useState(0);
  const { isBusy, run } = useAction();
  const confirm = useConfirm();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt sends the same plan again
  useEffect(() => {
    const leaving = new AbortController();
    send(yearChangeCalls.preview, { body: plan, signal: leaving.signal }).then(setPreview, (error) => {
      if (!isAborted(error)) setFailure(failureOf(error).message);
    });
    return () => leaving.abort();
  }, [plan, attempt]);

  async function apply({ counts, seen }: YearPreview): Promise<void> {
    const isAgreed = await confirm({
      title: texts.applyTitle(plan.year, counts.changed),
      text: texts.applyText(counts.moves, counts.leaves),
      accept: texts.applyAccept,
    });
    if (!isAgreed) return;
    setFailure(undefined);
    const body = { ...plan, count: counts.total, seen };
    await run(
      async () => onDone(await send(yearChangeCalls.apply, { body })),
      ({ serverMessage }) => setFailure(serverMessage ?? texts.applyFailed),
    );
  }

  function askAgain(): void {
    setPreview(undefined);
    setFailure(undefined);
    setAttempt(attempt + 1);
  }

  return (
    <>
      {!preview && !failure && <p role="status">{words.frame.loading}</p>}
      {preview && <YearPreviewTables preview={preview} />}
      <p role="alert" className="mt-5 font-bold text-danger empty:hidden">
        {failure}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {failure && (
          <Button variant="secondary" onClick={askAgain}>
            {texts.previewAgain}
          </Button>
        )}
        {preview && !failure && preview.counts.changed > 0 && (
          <Button onClick={() => apply(preview)} isBusy={isBusy} busyText={texts.applying}>
            {texts.apply(preview.counts.changed)}
          </Button>
        )}
        {preview?.counts.changed === 0 && <p>{texts.nothingChanges}</p>}
      </div>
    </>
  );
}

/** The numbers and problems of the plan. */
function YearPreviewTables({ preview }: { preview: YearPreview }) {
  const { counts, classes, problems, moreProblems } = preview;
  return (
    <>
      <dl className="mb-6 grid gap-3 sm:grid-cols-3">
        {(
          [
            [texts.moves, counts.moves],
            [texts.stays, counts.stays],
            [texts.leave, counts.leaves],
          ] as const
        ).map(([label, count]) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-3 rounded-control bg-cream px-4 py-3"
          >
            <dt>{label}</dt>
            <dd className="font-bold text-subhead tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      {problems.length > 0 && <Problems problems={problems} more={moreProblems} />}
      <table className="w-full border-collapse">
        <thead>
          <tr className="border-line border-b text-left text-caption text-ink-soft">
            <th className="py-2 pr-3 font-bold">{texts.class}</th>
            <th className="py-2 pr-3 font-bold">{texts.before}</th>
            <th className="py-2 font-bold">{texts.after}</th>
          </tr>
        </thead>
        <tbody>
          {classes.map((each) => (
            <tr key={each.class} className="border-line border-b align-top">
              <th scope="row" className="wrap-anywhere py-2 pr-3 text-left font-bold">
                {showClass(each.class)}
              </th>
              <td className="py-2 pr-3">
                <Sections sections={each.before} />
              </td>
              <td className="py-2">
                <Sections sections={each.after} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Sections({ sections }: { sections: YearPreview["classes"][number]["before"] }) {
  if (sections.length === 0) return <span className="text-ink-soft">{texts.none}</span>;
  return (
    <>
      <span className="font-bold tabular-nums">{sections.reduce((sum, { count }) => sum + count, 0)}</span>
      <span className="block text-caption text-ink-soft">
        {sections.map(({ section, count }) => texts.sectionCount(showSection(section), count)).join(" · ")}
      </span>
    </>
  );
}

function Problems({ problems, more }: { problems: readonly YearProblem[]; more: number }) {
  return (
    <section
      aria-labelledby="year-problems"
      className="mb-6 rounded-control border border-line-strong bg-cream px-4 py-3"
    >
      <h3 id="year-problems" className="font-bold">
        {texts.problems}
      </h3>
      <ul className="wrap-anywhere my-1 list-disc pl-5">
        {problems.map((problem) => (
          <li key={JSON.stringify(problem)}>{describeProblem(problem)}</li>
        ))}
        {more > 0 && <li>{texts.moreProblems(more)}</li>}
      </ul>
      <p className="text-caption text-ink-soft">{texts.problemsText}</p>
    </section>
  );
}

function describeProblem(problem: YearProblem): string {
  if (problem.kind === "gone") return texts.gone(problem.count);
  if (problem.kind === "merged")
    return texts.merged(showClass(problem.class), problem.from.map(showClass).join(", "));
  const names = problem.names.join(", ");
  if (problem.kind === "noSection") return texts.noSection(showClass(problem.class), names);
  const place = showClassAndSection(problem);
  return texts.sameRollNumber(place, problem.rollNumber, names);
}
