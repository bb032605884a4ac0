import { useEffect, useRef } from "react";
import { formatTime } from "../../../../core/panel/dates/format-date.ts";
import { Button } from "../../../../core/panel/parts/button.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import type { Person } from "../../content/enquiry-contract.ts";
import { actorName, changedColumns, describeState } from "../enquiry-names.ts";
import type { StateConflict } from "./use-state-change.ts";

const texts = words.inbox;

interface ConflictBoxProps {
  conflict: StateConflict;
  people: readonly Person[];
  isBusy: boolean;
  onSaveMine: () => void;
  onTakeTheirs: () => void;
}

/** Both versions of what two people have changed at the same time. */
export function ConflictBox({ conflict, people, isBusy, onSaveMine, onTakeTheirs }: ConflictBoxProps) {
  const { change, theirs } = conflict;
  const ref = useRef<HTMLElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const last = theirs.events.findLast(({ kind }) => kind !== "note");
  return (
    <section
      ref={ref}
      tabIndex={-1}
      role="alert"
      aria-labelledby="conflict-title"
      className="wrap-anywhere grid gap-3 rounded-control border border-danger p-4 focus:outline-none"
    >
      <h3 id="conflict-title" className="font-bold text-danger">
        {texts.conflictTitle}
      </h3>
      {last && <p>{texts.conflictBy(actorName(last.person), formatTime(last.at))}</p>}
      <dl className="grid gap-3">
        {changedColumns(change).map((column) => (
          <div key={column}>
            <dt className="font-bold">{texts.fields[column]}</dt>
            <dd>
              {texts.theirs}: {describeState(people, column, theirs.enquiry[column])}
            </dd>
            <dd>
              {texts.yours}: {describeState(people, column, change[column])}
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onSaveMine} isBusy={isBusy} busyText={words.frame.saving}>
          {texts.saveMine}
        </Button>
        <Button variant="secondary" onClick={onTakeTheirs} disabled={isBusy}>
          {texts.takeTheirs}
        </Button>
      </div>
    </section>
  );
}
