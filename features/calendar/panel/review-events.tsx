import { useMemo, useState } from "react";
import { send } from "../../../core/panel/api/send.ts";
import { Options } from "../../../core/panel/entry-form/fields/choice-inputs.tsx";
import { LabelledSelect } from "../../../core/panel/parts/labelled-select.tsx";
import { Notice } from "../../../core/panel/parts/notice.tsx";
import { CheckedRows } from "../../../core/panel/sheet-import/checked-rows.tsx";
import { KnownRows, ReviewRows } from "../../../core/panel/sheet-import/review-rows.tsx";
import type { RowFilter } from "../../../core/panel/sheet-import/row-filters.tsx";
import { correctRows, toggleLeftOut } from "../../../core/panel/sheet-import/row-work.ts";
import { type RowCheck, useRowCheck } from "../../../core/panel/sheet-import/use-row-check.ts";
import { words } from "../../../core/ui/panel-words.ts";
import {
  type EventCheck,
  type EventImportAnswer,
  eventImportCalls,
} from "../content/event-import-contract.ts";
import { EVENT_KINDS } from "../content/event-kinds.ts";
import { EVENT_DISPLAY } from "./event-display.tsx";
import { buildRequest, type EventWork, fieldsOf, listRows } from "./event-work.ts";
import { kindName } from "./kind-name.ts";

const texts = words.calendarImport;
const FILTERS = ["all", "new", "wrong", "skipped", "leftOut"] as const satisfies readonly RowFilter[];

const NOTHING: EventCheck = { counts: { new: 0, skipped: 0, wrong: 0 }, rows: [] };

/** The number of rows by action, without those that are left out. */
async function checkWork(work: EventWork): Promise<EventCheck> {
  const body = buildRequest(work);
  return body ? send(eventImportCalls.check, { body }) : NOTHING;
}

interface ReviewEventsProps {
  work: EventWork;
  onChange: (change: (work: EventWork) => EventWork) => void;
  onBack: () => void;
  onFinish: (answer: EventImportAnswer) => void;
}

/** The second step: all rows as they will be stored, with errors to correct. */
export function ReviewEvents(props: ReviewEventsProps) {
  const check = useRowCheck(props.work, checkWork);
  return (
    <CheckedRows check={check} backText={texts.back} onBack={props.onBack}>
      {(last) => <CheckedEvents {...props} check={check} last={last} />}
    </CheckedRows>
  );
}

/** Undefined if the rows have several kinds. */
function kindOfAll(rows: ReturnType<typeof listRows>): string | undefined {
  const kinds = new Set(rows.map(({ values }) => values.kind));
  return kinds.size === 1 ? [...kinds][0] : undefined;
}

interface CheckedEventsProps extends ReviewEventsProps {
  check: RowCheck;
  last: { work: EventWork; check: EventCheck };
}

function CheckedEvents({ work, check, last, onChange, onFinish }: CheckedEventsProps) {
  const rows = useMemo(() => listRows(work, last), [work, last]);
  const { skipped } = last.check.counts;
  // Counted while they are left out: rows to be added are not counted apart.
  const [knownCount, setKnownCount] = useState(skipped);
  if (work.known === "skip" && skipped !== knownCount) setKnownCount(skipped);
  return (
    <>
      {work.unused.length > 0 && <Notice>{texts.unused(work.unused.join(", "))}</Notice>}
      {knownCount > 0 && (
        <KnownRows
          legend={texts.known(knownCount)}
          choices={{ skip: texts.skipKnown, add: texts.addKnown }}
          known={work.known}
          onChange={(known) => onChange((all) => ({ ...all, known }))}
        />
      )}
      <div className="max-w-xs">
        <LabelledSelect
          label={texts.kindOfAll}
          value={kindOfAll(rows) ?? ""}
          onChange={({ currentTarget: { value } }) =>
            onChange((all) =>
              correctRows(
                all,
                all.rows.map(({ row }) => row),
                "kind",
                value,
              ),
            )
          }
        >
          <option value="" disabled>
            {texts.severalKinds}
          </option>
          <Options values={EVENT_KINDS} textOf={kindName} />
        </LabelledSelect>
      </div>
      <ReviewRows
        rows={rows}
        fields={fieldsOf(rows)}
        display={EVENT_DISPLAY}
        filters={FILTERS}
        check={check}
        onCorrect={(row, field, value) => onChange((all) => correctRows(all, [row], field, value))}
        onLeaveOut={(row) => onChange((all) => toggleLeftOut(all, row))}
        barLabel={texts.title}
        saveLabel={texts.addCount}
        savingText={texts.adding}
        onSave={async (leavesOutWrong) => {
          const request = buildRequest(work);
          if (request) onFinish(await send(eventImportCalls.save, { body: { ...request, leavesOutWrong } }));
        }}
      />
    </>
  );
}
