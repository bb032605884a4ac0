import { useState } from "react";
import { readNumber } from "../../../../core/content/text/read-number.ts";
import { send } from "../../../../core/panel/api/send.ts";
import { useAction } from "../../../../core/panel/api/use-action.ts";
import { TextField } from "../../../../core/panel/forms/fields.tsx";
import { FormDialog } from "../../../../core/panel/forms/form-dialog.tsx";
import type { FieldErrors, Values } from "../../../../core/panel/forms/form-state.ts";
import { useConfirm } from "../../../../core/panel/parts/confirm.tsx";
import { showSuccess } from "../../../../core/panel/parts/toasts/toasts.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import { MAX_MONTHS, periodCalls } from "../../content/privacy-and-figures/period-contract.ts";

const texts = words.enquiryPeriod;

/** Opens the form for how long closed enquiries are kept. */
export function EnquiryPeriod({ className }: { className: string }) {
  const { isBusy, run } = useAction();
  /** Set while the dialog is open; null: they are never deleted. */
  const [months, setMonths] = useState<number | null>();
  const open = () => run(async () => setMonths((await send(periodCalls.find)).months), texts.notLoaded);
  return (
    <>
      <button type="button" onClick={isBusy ? undefined : open} aria-disabled={isBusy} className={className}>
        {texts.link}
      </button>
      {months !== undefined && <PeriodDialog months={months} onClose={() => setMonths(undefined)} />}
    </>
  );
}

interface PeriodDialogProps {
  months: number | null;
  onClose: () => void;
}

function PeriodDialog({ months, onClose }: PeriodDialogProps) {
  const confirm = useConfirm();
  const [isDeleted, setDeleted] = useState(months !== null);
  const readMonths = (typed = "") => (isDeleted ? readNumber(typed) : null);

  function check(typed: Values): FieldErrors {
    const wanted = readMonths(typed.months);
    const isValid = wanted === null || (Number.isInteger(wanted) && wanted >= 1 && wanted <= MAX_MONTHS);
    return isValid ? {} : { months: texts.notMonths(MAX_MONTHS) };
  }

  /** Returns the saved period; undefined if the user declines it. */
  async function save(typed: Values): Promise<number | null | undefined> {
    const wanted = readMonths(typed.months);
    // A shorter period may delete enquiries, which cannot be undone.
    const older = wanted === null ? 0 : (await send(periodCalls.find, { query: { months: wanted } })).due;
    const { deleteText: text, deleteAccept: accept } = texts;
    if (older > 0 && !(await confirm({ title: texts.deleteTitle(older), text, accept }))) return undefined;
    await send(periodCalls.save, { body: { months: wanted } });
    return wanted;
  }

  function finish(saved: number | null | undefined): void {
    if (saved === undefined) return;
    showSuccess(saved === null ? texts.savedNever : texts.saved(saved));
    onClose();
  }

  return (
    <FormDialog
      title={texts.title}
      width="narrow"
      submit={words.frame.save}
      busyText={words.frame.loading}
      check={check}
      save={save}
      onSaved={finish}
      explain={({ serverMessage }) => ({ months: serverMessage ?? texts.failed })}
      onClose={onClose}
    >
      <p>{texts.text}</p>
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-bold">{texts.choice}</legend>
        <Choice label={texts.after} isChosen={isDeleted} onChoose={() => setDeleted(true)} />
        {isDeleted && (
          <div className="mb-2 ml-8 max-w-56">
            <TextField
              name="months"
              label={texts.months}
              inputMode="numeric"
              maxLength={4}
              defaultValue={String(months ?? 12)}
            />
          </div>
        )}
        <Choice label={texts.never} isChosen={!isDeleted} onChoose={() => setDeleted(false)} />
      </fieldset>
    </FormDialog>
  );
}

interface ChoiceProps {
  label: string;
  isChosen: boolean;
  onChoose: () => void;
}

const Choice = ({ label, isChosen, onChoose }: ChoiceProps) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3">
    <input
      type="radio"
      name="isDeleted"
      checked={isChosen}
      onChange={onChoose}
      className="size-5 shrink-0 accent-maroon"
    />
    {label}
  </label>
);
