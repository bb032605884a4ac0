import { type FormEvent, useId, useState } from "react";
import { Button } from "../../../../core/panel/parts/button.tsx";
import { controlClass, labelClass } from "../../../../core/panel/parts/control-classes.ts";
import { LabelledSelect } from "../../../../core/panel/parts/labelled-select.tsx";
import { Modal } from "../../../../core/panel/parts/modal.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import type { EnquiryChange, Person } from "../../content/enquiry-contract.ts";
import { ENQUIRY_STATUSES, type EnquiryStatus } from "../../content/enquiry-states.ts";
import { changedColumns, statusName } from "../enquiry-names.ts";
import { PersonSelect } from "../person-select.tsx";

const texts = words.inbox;

/** The option that changes nothing. */
const LEAVE = { value: "leave", text: texts.leaveAsIs };

interface BulkDialogProps {
  count: number;
  people: readonly Person[];
  isBusy: boolean;
  onChange: (values: EnquiryChange) => void;
  onClose: () => void;
}

/** Asks for the new state of all selected enquiries. */
export function BulkDialog({ count, people, isBusy, onChange, onClose }: BulkDialogProps) {
  const id = useId();
  const [values, setValues] = useState<EnquiryChange>({});
  const [error, setError] = useState<string>();
  const set = (changed: EnquiryChange) => {
    setError(undefined);
    setValues({ ...values, ...changed });
  };

  function submit(event: FormEvent): void {
    event.preventDefault();
    event.stopPropagation();
    if (changedColumns(values).length > 0) onChange(values);
    else setError(texts.chooseSomething);
  }

  return (
    <Modal title={texts.changeTitle(count)} width="narrow" onClose={onClose}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <LabelledSelect
          label={texts.fields.status}
          value={values.status ?? LEAVE.value}
          aria-describedby={error && `${id}-error`}
          onChange={({ currentTarget: { value } }) =>
            set({ status: value === LEAVE.value ? undefined : (value as EnquiryStatus) })
          }
        >
          <option value={LEAVE.value}>{LEAVE.text}</option>
          {ENQUIRY_STATUSES.map((status) => (
            <option key={status} value={status}>
              {statusName(status)}
            </option>
          ))}
        </LabelledSelect>
        <PersonSelect
          people={people}
          leave={LEAVE}
          value={values.assignedTo === undefined ? LEAVE.value : (values.assignedTo ?? "")}
          onChoose={(chosen) => set({ assignedTo: chosen === LEAVE.value ? undefined : chosen || null })}
        />
        <div className="grid gap-1.5">
          <label htmlFor={`${id}-date`} className={labelClass}>
            {texts.fields.followUpOn}
          </label>
          <input
            id={`${id}-date`}
            type="date"
            value={values.followUpOn ?? ""}
            onChange={({ currentTarget: { value } }) => set({ followUpOn: value || undefined })}
            disabled={values.followUpOn === null}
            className={controlClass}
          />
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={values.followUpOn === null}
              onChange={({ currentTarget: { checked } }) => set({ followUpOn: checked ? null : undefined })}
              className="size-5 accent-maroon"
            />
            {texts.noFollowUp}
          </label>
        </div>
        <p id={`${id}-error`} role="alert" className="font-bold text-danger empty:hidden">
          {error}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose} disabled={isBusy}>
            {words.frame.cancel}
          </Button>
          <Button type="submit" isBusy={isBusy} busyText={words.frame.saving}>
            {texts.save}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
