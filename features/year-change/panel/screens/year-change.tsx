import { useEffect, useRef, useState } from "react";
import { Link, type LoaderFunctionArgs, useRevalidator } from "react-router";
import { send } from "../../../../core/panel/api/send.ts";
import { useAction } from "../../../../core/panel/api/use-action.ts";
import { formatMoment } from "../../../../core/panel/dates/format-date.ts";
import { counterOf, describeUndo } from "../../../../core/panel/entry-table/bulk/describe-outcome.ts";
import { LoadFailed } from "../../../../core/panel/frame/load-failed.tsx";
import { ScreenHeading } from "../../../../core/panel/frame/screen-heading.tsx";
import { undoBatch } from "../../../../core/panel/history/restore-revision.ts";
import { useUndo } from "../../../../core/panel/history/use-undo.ts";
import { Button, buttonClass } from "../../../../core/panel/parts/button.tsx";
import { useConfirm } from "../../../../core/panel/parts/confirm.tsx";
import { ActionCard, Notice } from "../../../../core/panel/parts/notice.tsx";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { loadOr } from "../../../../core/panel/session/session-end.ts";
import type { Draft } from "../../../../core/panel/typing/draft.ts";
import { findDraft } from "../../../../core/panel/typing/drafts.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import { namePerson } from "../../../../core/words/panel/name-actor.ts";
import { students as resource } from "../../../students/content/exports.ts";
import {
  type LastYearChange,
  YEAR_CHANGE_UNDO_DAYS,
  yearChangeCalls,
} from "../../content/year-change-contract.ts";
import { YEAR_DRAFT } from "../use-year-choices.ts";
import type { YearChoices } from "../year-choices.ts";
import { YearSteps } from "../year-steps.tsx";

const texts = words.yearChange;

export const title = texts.title;

/** Undefined if it cannot be loaded. */
export const loader = ({ request: { signal } }: LoaderFunctionArgs) => loadOr(loadYear(signal), undefined);

async function loadYear(signal: AbortSignal) {
  const [start, students, kept] = await Promise.all([
    send(yearChangeCalls.start, { signal }),
    send(yearChangeCalls.children, { signal }),
    findDraft<Draft<YearChoices>>(YEAR_DRAFT),
  ]);
  return { start, students, kept: kept?.values };
}

export default function YearChange({ loaderData }: ScreenProps<typeof loader>) {
  const { revalidate } = useRevalidator();
  const [done, setDone] = useState<Done>();
  return (
    <>
      <ScreenHeading title={texts.title} />
      <p className="-mt-3 mb-6 max-w-reading">{texts.text}</p>
      {done && <DoneLine key={done.text} text={done.text} />}
      {loaderData?.start.last && (
        <LastYearChangeCard
          last={loaderData.start.last}
          onUndone={(text) => setDone({ text, isUndone: true })}
        />
      )}
      {done && !done.isUndone ? (
        <ToStudents />
      ) : !loaderData ? (
        <LoadFailed text={texts.notLoaded} />
      ) : loaderData.start.classes.length === 0 ? (
        <div className="grid justify-items-center gap-4 rounded-card border border-line border-dashed bg-paper px-6 py-12 text-center">
          <p className="max-w-reading text-ink-soft">{texts.noStudents}</p>
          <ToStudents />
        </div>
      ) : (
        <YearSteps
          {...loaderData}
          onDone={({ changed }, year) => {
            setDone({ text: texts.done(year, changed), isUndone: false });
            void revalidate();
          }}
        />
      )}
    </>
  );
}

/** The actions on this screen. */
interface Done {
  text: string;
  isUndone: boolean;
}

/** Takes the focus of the button that is no longer there. */
function DoneLine({ text }: { text: string }) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <Notice kind="done" ref={line} tabIndex={-1} role="status" className="mb-6 font-bold focus:outline-none">
      {text}
    </Notice>
  );
}

const ToStudents = () => (
  <Link to={resource.screen.path} className={buttonClass("secondary")}>
    {texts.toStudents}
  </Link>
);

const DAY_MS = 24 * 60 * 60 * 1000;

interface LastYearChangeCardProps {
  last: LastYearChange;
  /** Called with a description of the result. */
  onUndone: (text: string) => void;
}

/** The last year change, which can be undone. */
function LastYearChangeCard({ last, onUndone }: LastYearChangeCardProps) {
  const confirm = useConfirm();
  const runUndo = useUndo();
  const { isBusy, run } = useAction();
  const isOver = Date.now() - Date.parse(last.at) > YEAR_CHANGE_UNDO_DAYS * DAY_MS;
  const changedSince = last.changed - last.undoable;

  async function undo(): Promise<void> {
    const isAgreed = await confirm({
      title: texts.undoTitle(last.undoable),
      text: texts.undoText,
      accept: texts.undo,
    });
    if (!isAgreed) return;
    await run(() =>
      runUndo(async () => {
        const undone = await undoBatch(last.batch);
        onUndone(texts.undone(last.year, undone.restored, undone.skipped));
        return describeUndo(undone, counterOf("students"));
      }),
    );
  }

  return (
    <ActionCard
      heading={texts.last}
      className="mb-6"
      action={
        last.undoable > 0 &&
        !isOver && (
          <Button variant="secondary" onClick={undo} isBusy={isBusy} busyText={words.frame.saving}>
            {texts.undo}
          </Button>
        )
      }
    >
      <p>
        {texts.lastText(last.year, formatMoment(last.at), namePerson(words, last) ?? last.by)}{" "}
        {texts.lastCount(last.changed)}
      </p>
      {last.undone > 0 && <p>{texts.lastUndone(last.undone, last.changed - last.undone)}</p>}
      {last.undone === 0 && last.undoable === 0 && <p>{texts.lastGone}</p>}
      {last.undoable > 0 && isOver && <p>{texts.lastOver(YEAR_CHANGE_UNDO_DAYS)}</p>}
      {last.undoable > 0 && !isOver && changedSince > 0 && <p>{texts.lastPartly(changedSince)}</p>}
    </ActionCard>
  );
}
