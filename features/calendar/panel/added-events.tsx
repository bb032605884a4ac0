import { Link } from "react-router";
import type { UndoneBatch } from "../../../core/content/api/history-contract.ts";
import { useAction } from "../../../core/panel/api/use-action.ts";
import { counterOf, describeUndo } from "../../../core/panel/entry-table/bulk/describe-outcome.ts";
import { undoBatch } from "../../../core/panel/history/restore-revision.ts";
import { Button, buttonClass } from "../../../core/panel/parts/button.tsx";
import { words } from "../../../core/ui/panel-words.ts";
import { events } from "../content/events.ts";
import type { AddedEvents } from "./use-event-import.ts";

const texts = words.calendarImport;

interface AddedEventsResultProps {
  added: AddedEvents;
  onUndone: (undone: UndoneBatch) => void;
  onBackToRows: () => void;
  onAnother: () => void;
}

/** The last step: what was added, with undo. */
export function AddedEventsResult({ added, onUndone, onBackToRows, onAnother }: AddedEventsResultProps) {
  const { counts, batch, undone, work } = added;
  const undoing = useAction();
  const leftOut = counts.skipped + counts.wrong + work.leftOut.length;
  return (
    <div className="grid justify-items-start gap-5">
      {undone ? (
        <p role="status" className="text-lead">
          {describeUndo(undone, counterOf("events"))}
        </p>
      ) : (
        <ul className="list-disc pl-5 text-lead">
          <li>{texts.addedCount(counts.new)}</li>
          {leftOut > 0 && <li>{texts.leftOutCount(leftOut)}</li>}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        <Link to={events.screen.path} className={buttonClass(undone ? "secondary" : "primary")}>
          {texts.toCalendar}
        </Link>
        {undone && <Button onClick={onBackToRows}>{texts.backToRows}</Button>}
        {!undone && batch !== null && (
          <Button
            variant="secondary"
            isBusy={undoing.isBusy}
            busyText={words.sheetImport.undoing}
            onClick={() => undoing.run(async () => onUndone(await undoBatch(batch)))}
          >
            {texts.undo}
          </Button>
        )}
        <Button variant="secondary" onClick={onAnother}>
          {texts.another}
        </Button>
      </div>
    </div>
  );
}
