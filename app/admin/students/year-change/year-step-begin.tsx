import { useId } from "react";
import { controlClass } from "../../../ui/control-classes.ts";
import { words } from "../../../ui/panel-words.ts";
import { BackupCard } from "../../dashboard/backup-card.tsx";
import { FieldFrame } from "../../entry-form/field-frame.tsx";
import { findStepError } from "./find-step-error.ts";
import type { YearScreen } from "./use-year-choices.ts";
import { expectedYear, schoolYear } from "./year-choices.ts";

const said = words.yearChange;

/** The new year, the last day of leaving students, and a backup. */
export function YearStepBegin(screen: YearScreen) {
  const { start, choices, showsErrors, change } = screen;
  const id = useId();
  const expected = expectedYear(new Date());
  const years = new Set([...[expected - 1, expected, expected + 1].map(schoolYear), choices.year]);
  const isDone = start.last !== null && start.last.year === choices.year && start.last.undoable > 0;
  return (
    <>
      <div className="grid max-w-reading gap-5 sm:grid-cols-2">
        <FieldFrame id={`${id}-year`} name="year" label={said.year} error={undefined} errorId={undefined}>
          {(control) => (
            <select
              {...control}
              value={choices.year}
              onChange={({ currentTarget: { value } }) =>
                change({ year: value, leftOn: `${value.slice(0, 4)}-03-31` })
              }
              className={controlClass}
            >
              {[...years].sort().map((year) => (
                <option key={year}>{year}</option>
              ))}
            </select>
          )}
        </FieldFrame>
        <FieldFrame
          id={`${id}-leftOn`}
          name="leftOn"
          label={said.leftOn}
          error={showsErrors ? findStepError("begin", screen) : undefined}
          errorId={`${id}-leftOn-error`}
        >
          {(control) => (
            <input
              {...control}
              type="date"
              value={choices.leftOn}
              onChange={({ currentTarget: { value } }) => change({ leftOn: value })}
              className={controlClass}
            />
          )}
        </FieldFrame>
      </div>
      <p className="mt-2 mb-5 max-w-reading text-ink-soft">{said.leftOnHint}</p>
      {isDone && (
        <p role="status" className="mb-5 rounded-control border border-danger bg-paper px-4 py-3 font-bold">
          {said.alreadyDone(choices.year)}
        </p>
      )}
      <p className="mb-3 font-bold">{said.backupFirst}</p>
      <BackupCard latest={undefined} />
    </>
  );
}
