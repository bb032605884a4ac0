import { type Ref, useState } from "react";
import type { ImportAnswer } from "../../../../content/students/import-contract.ts";
import { Button } from "../../../ui/button.tsx";
import { words } from "../../../ui/panel-words.ts";
import { SaveBar } from "../../../ui/save-bar.tsx";
import { ApiFailure } from "../../api/api-failure.ts";
import { TickLine } from "../../entry-form/choice-inputs.tsx";
import type { RowFilter } from "../../sheet-import/row-filters.tsx";
import type { RowCheck } from "../../sheet-import/use-row-check.ts";
import { saveRows } from "./import-client.ts";
import { buildRequest, type ImportWork } from "./import-work.ts";

const said = words.studentImport;

interface ImportBarProps {
  work: ImportWork;
  counts: Readonly<Record<RowFilter, number>>;
  check: RowCheck;
  onFinish: (answer: ImportAnswer) => void;
  onGoToWrong: () => void;
  ref: Ref<HTMLDivElement>;
}

/** The open problems of the import, and its button. */
export function ImportBar({ work, counts, check, onFinish, onGoToWrong, ref }: ImportBarProps) {
  const [leavesOutWrong, setLeavesOutWrong] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const count = counts.new + counts.changed;
  const isHeldUp = counts.wrong > 0 && !leavesOutWrong;

  async function save(): Promise<void> {
    const request = buildRequest(work);
    if (!request) return;
    setSaving(true);
    setFailure(undefined);
    try {
      onFinish(await saveRows({ ...request, leavesOutWrong }));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(error.message);
      // A student may have changed, or only the response was lost.
      void check.checkAgain();
    } finally {
      setSaving(false);
    }
  }

  return (
    <SaveBar label={said.importHeading}>
      <div ref={ref} tabIndex={-1} className="grid gap-3 focus:shadow-none focus:outline-none">
        <p role="alert" className="font-bold text-danger empty:hidden">
          {failure ?? check.failure}
        </p>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <div className="flex flex-wrap items-center gap-x-3">
            <p role="status">
              {check.isChecking
                ? said.checking
                : counts.wrong > 0
                  ? said.wrongLeft(counts.wrong)
                  : said.allRight}
            </p>
            {counts.wrong > 0 && (
              <button type="button" className="text-link min-h-11" onClick={onGoToWrong}>
                {said.goToWrong}
              </button>
            )}
            {counts.wrong > 0 && (
              <TickLine
                type="checkbox"
                checked={leavesOutWrong}
                onChange={(event) => setLeavesOutWrong(event.currentTarget.checked)}
              >
                {said.leaveOutWrong(counts.wrong)}
              </TickLine>
            )}
          </div>
          <div className="flex flex-wrap gap-3">
            {check.failure && (
              <Button variant="secondary" onClick={check.checkAgain}>
                {said.checkAgain}
              </Button>
            )}
            {/* Not disabled during a check: a click here may start one when a field loses the focus, and the click would be lost. */}
            <Button
              onClick={save}
              isBusy={isSaving}
              busyText={said.importing}
              disabled={count === 0 || isHeldUp}
            >
              {said.importCount(count)}
            </Button>
          </div>
        </div>
      </div>
    </SaveBar>
  );
}
