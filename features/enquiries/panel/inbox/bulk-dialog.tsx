import { useState } from "react";
import type { Person } from "../../../../core/content/api/work-calls.ts";
import { TickLine } from "../../../../core/panel/entry-form/fields/choice-inputs.tsx";
import { TextField } from "../../../../core/panel/forms/fields.tsx";
import { FormDialog } from "../../../../core/panel/forms/form-dialog.tsx";
import type { FieldErrors } from "../../../../core/panel/forms/form-state.ts";
import { LabelledSelect } from "../../../../core/panel/parts/labelled-select.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import type { EnquiryChange } from "../../content/enquiry-contract.ts";
import { ENQUIRY_STATUSES, type EnquiryStatus } from "../../content/enquiry-states.ts";
import { changedColumns, statusName } from "../enquiry-names.ts";
import { PersonSelect } from "../person-select.tsx";

const texts = words.inbox;

/** The option that changes nothing. */
const LEAVE = { value: "leave", text: texts.leaveAsIs };

interface BulkDialogProps {
  count: number;
  people: readonly Person[];
  onChange: (values: EnquiryChange) => Promise<void>;
  onClose: () => void;
}

/** Asks for the new state of all selected enquiries. */
export function BulkDialog({ count, people, onChange, onClose }: BulkDialogProps) {
  const [values, setValues] = useState<EnquiryChange>({});
  const set = (changed: EnquiryChange) => setValues({ ...values, ...changed });
  return (
    <FormDialog
      title={texts.changeTitle(count)}
      width="narrow"
      submit={texts.save}
      check={(): FieldErrors => (changedColumns(values).length > 0 ? {} : { nothing: texts.chooseSomething })}
      save={() => onChange(values)}
      onClose={onClose}
    >
      <LabelledSelect
        label={texts.fields.status}
        value={values.status ?? LEAVE.value}
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
        <TextField
          name="followUpOn"
          label={texts.fields.followUpOn}
          type="date"
          value={values.followUpOn ?? ""}
          onChange={({ currentTarget: { value } }) => set({ followUpOn: value || undefined })}
          disabled={values.followUpOn === null}
        />
        <TickLine
          type="checkbox"
          checked={values.followUpOn === null}
          onChange={({ currentTarget: { checked } }) => set({ followUpOn: checked ? null : undefined })}
        >
          {texts.noFollowUp}
        </TickLine>
      </div>
    </FormDialog>
  );
}
