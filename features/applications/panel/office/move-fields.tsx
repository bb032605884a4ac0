import { useState } from "react";
import type { Person } from "../../../../core/content/api/work-calls.ts";
import { send } from "../../../../core/panel/api/send.ts";
import { DateField, SelectField } from "../../../../core/panel/forms/fields.tsx";
import { FormDialog } from "../../../../core/panel/forms/form-dialog.tsx";
import type { FieldErrors, Values } from "../../../../core/panel/forms/form-state.ts";
import { undoBatch } from "../../../../core/panel/history/restore-revision.ts";
import { useUndo } from "../../../../core/panel/history/use-undo.ts";
import { showSuccess } from "../../../../core/panel/parts/toasts/toasts.tsx";
import { findAccountId } from "../../../../core/panel/session/rights.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import { type ApplicationChange, applicationCalls } from "../../content/office/office-contract.ts";
import { mayMove, STEPS, type Step } from "../../content/steps.ts";
import { type Application, stepName } from "../application.ts";

const texts = words.applicationsScreen;

/** The option that changes nothing. */
const LEAVE = "leave";

interface MoveFieldsProps {
  people: readonly Person[];
  /** Absent for several applications, whose fields change only if something is chosen. */
  application?: Application;
}

/** The fields for the step of applications, with the days of the step, and for the person to whom they are assigned. */
export function MoveFields({ people, application }: MoveFieldsProps) {
  const [step, setStep] = useState<string>(application?.step ?? LEAVE);
  const accountId = findAccountId();
  const from = application?.step;
  const steps = STEPS.filter((to) => to === from || (to !== "admitted" && (!from || mayMove(from, to))));
  return (
    <>
      <SelectField
        name="step"
        label={texts.step}
        value={step}
        onChange={({ target }) => setStep(target.value)}
      >
        {!application && <option value={LEAVE}>{texts.leave}</option>}
        {steps.map((each) => (
          <option key={each} value={each}>
            {stepName(each)}
          </option>
        ))}
      </SelectField>
      {step === "invited" && (
        <DateField
          name="invitedAt"
          type="datetime-local"
          label={texts.invitedAt}
          defaultValue={daysOf(application).invitedAt}
        />
      )}
      {step === "offered" && (
        <DateField
          name="offeredUntil"
          label={texts.offeredUntil}
          hint={texts.offeredHint}
          isOptional
          defaultValue={daysOf(application).offeredUntil}
        />
      )}
      <SelectField
        name="assignedTo"
        label={texts.assignedTo}
        defaultValue={application ? (application.assignedTo ?? "") : LEAVE}
      >
        {!application && <option value={LEAVE}>{texts.leave}</option>}
        <option value="">{texts.nobody}</option>
        {people.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {_id === accountId ? texts.meNamed(name) : name}
          </option>
        ))}
      </SelectField>
    </>
  );
}

/** A stored moment in the format of the input, in India's time. */
const toInput = (moment: string | null | undefined): string =>
  moment ? new Date(Date.parse(moment) + 330 * 60_000).toISOString().slice(0, 16) : "";

/** The days of the present step. A day of an earlier offer or invitation is not proposed again. */
const daysOf = (application: Application | undefined) => ({
  invitedAt: application?.step === "invited" ? toInput(application.invitedAt) : "",
  offeredUntil: (application?.step === "offered" && application.offeredUntil) || "",
});

interface MoveDialogProps extends MoveFieldsProps {
  title: string;
  move: (change: ApplicationChange) => Promise<unknown>;
  onClose: () => void;
}

export const MoveDialog = ({ title, move, onClose, ...fields }: MoveDialogProps) => (
  <FormDialog
    title={title}
    width="narrow"
    submit={words.frame.save}
    {...formOf(move, fields.application)}
    onClose={onClose}
  >
    <MoveFields {...fields} />
  </FormDialog>
);

/** The check and the save of a form with the fields. */
export const formOf = (move: (change: ApplicationChange) => Promise<unknown>, application?: Application) => ({
  check: (values: Values): FieldErrors =>
    Object.keys(readChange(values, application)).length > 0 ? {} : { nothing: texts.chooseSomething },
  save: (values: Values) => move(readChange(values, application)),
});

/** The changed fields; empty if there are none. */
function readChange(values: Values, application?: Application): ApplicationChange {
  const { step = LEAVE, assignedTo = LEAVE, invitedAt, offeredUntil } = values;
  const before = daysOf(application);
  return {
    ...(step !== LEAVE && step !== application?.step && { step: step as Step }),
    ...(assignedTo !== LEAVE &&
      assignedTo !== (application && (application.assignedTo ?? "")) && { assignedTo: assignedTo || null }),
    ...(invitedAt !== undefined && invitedAt !== before.invitedAt && { invitedAt: invitedAt || null }),
    ...(offeredUntil !== undefined &&
      offeredUntil !== before.offeredUntil && { offeredUntil: offeredUntil || null }),
  };
}

/** Moves the version of one application that is on the screen, and offers to undo the move. */
export function useMove(reload: () => Promise<unknown>) {
  const runUndo = useUndo();
  return async ({ _id, updatedAt }: Application, values: ApplicationChange): Promise<void> => {
    const body = { values, ids: [_id], version: updatedAt };
    const { batch } = await send(applicationCalls.changeMany, { body });
    const undo = () => undoBatch(batch).then(() => undefined);
    showSuccess(texts.saved, { onUndo: () => void runUndo(undo) });
    await reload();
  };
}
