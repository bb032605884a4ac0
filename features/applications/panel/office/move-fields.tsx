import { useState } from "react";
import { DateField, SelectField } from "../../../../core/panel/forms/fields.tsx";
import type { Values } from "../../../../core/panel/forms/form-state.ts";
import { findAccountId } from "../../../../core/panel/session/rights.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import type { ApplicationChange, Person } from "../../content/office/office-contract.ts";
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

/** The changed fields; empty if there are none. */
export function readChange(values: Values, application?: Application): ApplicationChange {
  const { step = LEAVE, assignedTo = LEAVE, invitedAt, offeredUntil } = values;
  const before = daysOf(application);
  const change: ApplicationChange = {
    ...(step !== LEAVE && step !== application?.step && { step: step as Step }),
    ...(assignedTo !== LEAVE &&
      assignedTo !== (application && (application.assignedTo ?? "")) && { assignedTo: assignedTo || null }),
    ...(invitedAt !== undefined && invitedAt !== before.invitedAt && { invitedAt: invitedAt || null }),
    ...(offeredUntil !== undefined &&
      offeredUntil !== before.offeredUntil && { offeredUntil: offeredUntil || null }),
  };
  return change;
}
