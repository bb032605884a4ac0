import { type FormEvent, useId } from "react";
import type { Person } from "../../../../core/content/api/work-calls.ts";
import { addDays } from "../../../../core/content/days/calendar-days.ts";
import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import { describeTypedDate } from "../../../../core/panel/dates/format-date.ts";
import { Button } from "../../../../core/panel/parts/button.tsx";
import { controlClass, labelClass } from "../../../../core/panel/parts/control-classes.ts";
import { LabelledSelect } from "../../../../core/panel/parts/labelled-select.tsx";
import { useAccountId, useMayOrDid } from "../../../../core/panel/session/rights.ts";
import { useLeaveGuard } from "../../../../core/panel/typing/leave-guard.tsx";
import { ConflictDialog } from "../../../../core/panel/versioned-save/conflict-dialog.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import { ENQUIRY_STATUSES, type EnquiryStatus } from "../../content/enquiry-states.ts";
import type { Enquiry } from "../enquiries.ts";
import { describeState, statusName } from "../enquiry-names.ts";
import { PersonSelect } from "../person-select.tsx";
import { useStateChange } from "./use-state-change.ts";

const texts = words.inbox;

interface StateSectionProps {
  enquiry: Enquiry;
  people: readonly Person[];
  /** Loads the enquiry again. */
  reload: () => Promise<void>;
  onDeleted: () => void;
}

/** Status, person and follow-up date of an enquiry. */
export function StateSection({ enquiry, people, reload, onDeleted }: StateSectionProps) {
  const id = useId();
  const accountId = useAccountId();
  const mayWrite = useMayOrDid("enquiries:write");
  const state = useStateChange({ enquiry, people, reload, onDeleted });
  const { shown, isChanged, isSaving, conflict, change } = state;
  useLeaveGuard(() => isChanged, false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    state.save();
  }

  const today = dayInIndia(new Date());
  const quickDate = (days: number, text: string) => (
    <Button variant="quiet" onClick={() => change({ followUpOn: addDays(today, days) })}>
      {text}
    </Button>
  );
  return (
    <section aria-labelledby={`${id}-heading`} className="card wrap-anywhere grid gap-5 p-5">
      <h2 id={`${id}-heading`} className="text-maroon text-subhead">
        {texts.state}
      </h2>
      {conflict && <ConflictDialog conflict={conflict} onChoose={state.resolve} onClose={state.dismiss} />}
      {mayWrite ? (
        <form noValidate onSubmit={submit} className="grid gap-5">
          <LabelledSelect
            label={texts.fields.status}
            value={shown.status ?? "new"}
            onChange={(event) => change({ status: event.currentTarget.value as EnquiryStatus })}
          >
            {ENQUIRY_STATUSES.map((status) => (
              <option key={status} value={status}>
                {statusName(status)}
              </option>
            ))}
          </LabelledSelect>
          <div className="grid gap-1">
            <PersonSelect
              people={people}
              value={shown.assignedTo ?? ""}
              onChoose={(chosen) => change({ assignedTo: chosen || null })}
            />
            {accountId && shown.assignedTo !== accountId && (
              <div>
                <Button
                  variant="quiet"
                  onClick={() => state.assign(accountId)}
                  disabled={isSaving}
                  className="-ml-5"
                >
                  {texts.assignToMe}
                </Button>
              </div>
            )}
          </div>
          <div className="grid gap-1.5">
            <label htmlFor={`${id}-date`} className={labelClass}>
              {texts.fields.followUpOn}
            </label>
            <input
              id={`${id}-date`}
              type="date"
              value={shown.followUpOn ?? ""}
              onChange={(event) => change({ followUpOn: event.currentTarget.value || null })}
              aria-describedby={`${id}-day`}
              className={controlClass}
            />
            <p id={`${id}-day`} className="text-caption text-ink-soft empty:hidden">
              {describeTypedDate(shown.followUpOn ?? "")}
            </p>
            <div className="-ml-5 flex flex-wrap">
              {quickDate(1, texts.tomorrow)}
              {quickDate(7, texts.inAWeek)}
              {shown.followUpOn && (
                <Button variant="quiet" onClick={() => change({ followUpOn: null })}>
                  {texts.noFollowUp}
                </Button>
              )}
            </div>
          </div>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" isBusy={isSaving} busyText={words.frame.saving} disabled={!isChanged}>
              {texts.save}
            </Button>
          </div>
        </form>
      ) : (
        <dl className="grid gap-3">
          {(["status", "assignedTo", "followUpOn"] as const).map((column) => (
            <div key={column}>
              <dt className="font-bold">{texts.fields[column]}</dt>
              <dd>{describeState(people, column, shown[column])}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
