import { useState } from "react";
import {
  type LastYearChange,
  YEAR_CHANGE_UNDO_DAYS,
} from "../../../../content/students/year-change-contract.ts";
import { Button } from "../../../ui/button.tsx";
import { useConfirm } from "../../../ui/confirm.tsx";
import { words } from "../../../ui/panel-words.ts";
import { formatMoment } from "../../dates/format-date.ts";
import { undoStudents } from "../../entry-table/bulk-client.ts";
import { useUndo } from "../../history/use-undo.ts";

const said = words.yearChange;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The last year change, which can be undone. */
export function LastYearChangeCard({ last, onUndone }: { last: LastYearChange; onUndone: () => void }) {
  const confirm = useConfirm();
  const takeBack = useUndo();
  const [isBusy, setBusy] = useState(false);
  const isOver = Date.now() - Date.parse(last.at) > YEAR_CHANGE_UNDO_DAYS * DAY_MS;
  const changedSince = last.changed - last.undoable;

  async function undo(): Promise<void> {
    const isAgreed = await confirm({
      title: said.undoTitle(last.undoable),
      text: said.undoText,
      accept: said.undo,
    });
    if (!isAgreed) return;
    setBusy(true);
    await takeBack(async () => {
      const undone = await undoStudents(last.batch);
      onUndone();
      return undone;
    }).finally(() => setBusy(false));
  }

  return (
    <section
      aria-labelledby="last-year-change"
      className="card mb-6 flex flex-wrap items-center justify-between gap-4 p-5 sm:p-6"
    >
      <div className="wrap-anywhere min-w-0 max-w-reading">
        <h2 id="last-year-change" className="text-maroon text-subhead">
          {said.last}
        </h2>
        <p>
          {said.lastText(last.year, formatMoment(last.at), words.translate(last.by))}{" "}
          {said.lastCount(last.changed)}
        </p>
        {last.undoable === 0 && <p>{said.lastGone}</p>}
        {last.undoable > 0 && isOver && <p>{said.lastOver(YEAR_CHANGE_UNDO_DAYS)}</p>}
        {last.undoable > 0 && !isOver && changedSince > 0 && <p>{said.lastPartly(changedSince)}</p>}
      </div>
      {last.undoable > 0 && !isOver && (
        <Button variant="secondary" onClick={undo} isBusy={isBusy} busyText={words.frame.saving}>
          {said.undo}
        </Button>
      )}
    </section>
  );
}
