import { type FormEvent, useId, useState } from "react";
import { readNumber } from "../../../../core/content/text/read-number.ts";
import { ApiFailure } from "../../../../core/panel/api/api-failure.ts";
import { useAction } from "../../../../core/panel/api/use-action.ts";
import { FieldFrame } from "../../../../core/panel/entry-form/fields/field-frame.tsx";
import { Button } from "../../../../core/panel/parts/button.tsx";
import { useConfirm } from "../../../../core/panel/parts/confirm.tsx";
import { controlClass } from "../../../../core/panel/parts/control-classes.ts";
import { Modal } from "../../../../core/panel/parts/modal.tsx";
import { showSuccess } from "../../../../core/panel/parts/toasts.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import { MAX_MONTHS } from "../../content/privacy-and-figures/period-contract.ts";
import { countOlder, findPeriod, savePeriod } from "./period-client.ts";

const texts = words.enquiryPeriod;

/** Opens the form for how long closed enquiries are kept. */
export function EnquiryPeriod({ className }: { className: string }) {
  const { isBusy, run } = useAction();
  /** Set while the dialog is open; null: they are never deleted. */
  const [months, setMonths] = useState<number | null>();
  const open = () => run(async () => setMonths((await findPeriod()).months), texts.notLoaded);
  return (
    <>
      <button type="button" onClick={isBusy ? undefined : open} aria-disabled={isBusy} className={className}>
        {texts.link}
      </button>
      {months !== undefined && (
        <Modal title={texts.title} width="narrow" onClose={() => setMonths(undefined)}>
          <PeriodForm months={months} onClose={() => setMonths(undefined)} />
        </Modal>
      )}
    </>
  );
}

interface PeriodFormProps {
  months: number | null;
  onClose: () => void;
}

function PeriodForm({ months, onClose }: PeriodFormProps) {
  const id = useId();
  const confirm = useConfirm();
  const [isDeleted, setDeleted] = useState(months !== null);
  const [typed, setTyped] = useState(String(months ?? 12));
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const wanted = isDeleted ? readNumber(typed) : null;
    if (wanted !== null && !(Number.isInteger(wanted) && wanted >= 1 && wanted <= MAX_MONTHS)) {
      setError(texts.notMonths(MAX_MONTHS));
      document.getElementById(id)?.focus();
      return;
    }
    setError(undefined);
    setBusy(true);
    try {
      if (!(await isAgreed(wanted))) return;
      await savePeriod(wanted);
      showSuccess(wanted === null ? texts.savedNever : texts.saved(wanted));
      onClose();
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      setError(failure.fieldErrors.months ?? failure.serverMessage ?? texts.failed);
    } finally {
      setBusy(false);
    }
  }

  /** A shorter period may delete enquiries, which cannot be undone. */
  async function isAgreed(wanted: number | null): Promise<boolean> {
    const older = await countOlder(wanted);
    if (older === 0) return true;
    return confirm({ title: texts.deleteTitle(older), text: texts.deleteText, accept: texts.deleteAccept });
  }

  return (
    <form onSubmit={save} noValidate className="grid gap-4">
      <p>{texts.text}</p>
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-bold">{texts.choice}</legend>
        <Choice label={texts.after} isChosen={isDeleted} onChoose={() => setDeleted(true)} />
        {isDeleted && (
          <div className="mb-2 ml-8 max-w-56">
            <FieldFrame id={id} name="months" label={texts.months} {...(error !== undefined && { error })}>
              {(control) => (
                <input
                  {...control}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={4}
                  value={typed}
                  onChange={({ target }) => setTyped(target.value)}
                  className={controlClass}
                />
              )}
            </FieldFrame>
          </div>
        )}
        <Choice label={texts.never} isChosen={!isDeleted} onChoose={() => setDeleted(false)} />
      </fieldset>
      {!isDeleted && error !== undefined && (
        <p role="alert" className="text-danger">
          {error}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {words.frame.cancel}
        </Button>
        <Button type="submit" isBusy={isBusy} busyText={words.frame.loading}>
          {words.frame.save}
        </Button>
      </div>
    </form>
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
