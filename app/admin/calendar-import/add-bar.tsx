import { type Ref, useState } from "react";
import type { EventImportAnswer } from "../../../content/calendar/event-import-contract.ts";
import { Button } from "../../ui/button.tsx";
import { words } from "../../ui/panel-words.ts";
import { SaveBar } from "../../ui/save-bar.tsx";
import { ApiFailure } from "../api/api-failure.ts";
import { TickLine } from "../entry-form/choice-inputs.tsx";
import type { RowFilter } from "../sheet-import/row-filters.tsx";
import type { RowCheck } from "../sheet-import/use-row-check.ts";
import { buildRequest, type EventWork } from "./event-work.ts";
import { saveEvents } from "./import-client.ts";

const said = words.calendarImport;

interface AddBarProps {
  work: EventWork;
  counts: Readonly<Record<RowFilter, number>>;
  check: RowCheck;
  onFinish: (answer: EventImportAnswer) => void;
  ref: Ref<HTMLDivElement>;
}

/** What is still wrong with the rows, and the button that adds them. */
export function AddBar({ work, counts, check, onFinish, ref }: AddBarProps) {
  const [leavesOutWrong, setLeavesOutWrong] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { wrong } = counts;
  const status = wrong > 0 ? words.studentImport.wrongLeft(wrong) : said.allRight;

  async function save(): Promise<void> {
    const request = buildRequest(work);
    if (!request) return;
    setSaving(true);
    setFailure(undefined);
    try {
      onFinish(await saveEvents({ ...request, leavesOutWrong }));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(error.message);
      // The calendar may have changed, or only the response was lost.
      void check.checkAgain();
    } finally {
      setSaving(false);
    }
  }

  return (
    <SaveBar label={said.title}>
      <div ref={ref} tabIndex={-1} className="grid gap-3 focus:shadow-none focus:outline-none">
        <p role="alert" className="font-bold text-danger empty:hidden">
          {failure ?? check.failure}
        </p>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <div className="flex flex-wrap items-center gap-x-4">
            <p role="status">{check.isChecking ? words.studentImport.checking : status}</p>
            {wrong > 0 && (
              <TickLine
                type="checkbox"
                checked={leavesOutWrong}
                onChange={(event) => setLeavesOutWrong(event.currentTarget.checked)}
              >
                {words.studentImport.leaveOutWrong(wrong)}
              </TickLine>
            )}
          </div>
          {/* Not disabled during a check: a click may start one when a field loses the focus, and the click would be lost. */}
          <Button
            onClick={save}
            isBusy={isSaving}
            busyText={said.adding}
            disabled={counts.new === 0 || (wrong > 0 && !leavesOutWrong)}
          >
            {said.addCount(counts.new)}
          </Button>
        </div>
      </div>
    </SaveBar>
  );
}
