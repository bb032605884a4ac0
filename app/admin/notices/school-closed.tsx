import CloudRainWind from "lucide-react/icons/cloud-rain-wind";
import { type FormEvent, useId, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { notices } from "../../../content/resources/notices.ts";
import { dayInIndia } from "../../../content/school/india-time.ts";
import { CLOSURE_REASONS, type ClosureReason } from "../../../content/words/panel/en/closure.ts";
import { Button } from "../../ui/button.tsx";
import { controlClass } from "../../ui/control-classes.ts";
import { Modal } from "../../ui/modal.tsx";
import { words } from "../../ui/panel-words.ts";
import { showSuccess } from "../../ui/toasts.tsx";
import { saveEntry } from "../api/api-client.ts";
import { ApiFailure } from "../api/api-failure.ts";
import { Options, TickLine } from "../entry-form/choice-inputs.tsx";
import { FieldFrame } from "../entry-form/field-frame.tsx";
import { buildClosure, type Closure } from "./build-closure.ts";
import type { Notice } from "./describe-stage.ts";
import { useShare } from "./share-provider.tsx";

/** The button that announces that the school is closed, and its dialogs. */
export function SchoolClosed() {
  const { revalidate } = useRevalidator();
  const share = useShare();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        <CloudRainWind aria-hidden="true" size={18} className="text-maroon max-sm:hidden" />{" "}
        {words.closure.open}
      </Button>
      {isAsking && (
        <ClosureDialog
          onPublished={(notice) => {
            setAsking(false);
            share(notice);
            void revalidate();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

const said = words.closure;

const DAY_MS = 24 * 60 * 60 * 1000;
const OWN = "own";
/** A title has at most 200 characters, including the text around the reason. */
const MAX_REASON = 120;

interface ClosureDialogProps {
  onPublished: (notice: Notice) => void;
  onClose: () => void;
}

/** Asks why and until when the school is closed, and publishes a notice. */
function ClosureDialog({ onPublished, onClose }: ClosureDialogProps) {
  const id = useId();
  const [reason, setReason] = useState<ClosureReason | typeof OWN>("rain");
  const [until, setUntil] = useState<"today" | "tomorrow" | "other">("today");
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  /** Prevents a second click before the button is disabled. */
  const isSending = useRef(false);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const closure = readClosure(new FormData(event.currentTarget));
    const found = findErrors(closure);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) document.getElementById(`${id}-${first}`)?.focus();
    else void publish(closure);
  }

  async function publish(closure: Closure): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setFailure(undefined);
    const body = new FormData();
    for (const [name, value] of Object.entries(buildClosure(closure))) body.set(name, value);
    try {
      const { entry } = await saveEntry(notices, { body });
      showSuccess(said.done);
      onPublished(entry);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(error.serverMessage ?? said.failed);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  const stateOf = (name: string) => ({ id: `${id}-${name}`, name, error: errors[name] });
  const ownReason = (name: "reasonEn" | "reasonHi", label: string) => (
    <FieldFrame {...stateOf(name)} label={label} isOptional={name === "reasonHi"}>
      {(control) => <input {...control} maxLength={MAX_REASON} autoComplete="off" className={controlClass} />}
    </FieldFrame>
  );
  const day = (value: typeof until, text: string) => (
    <TickLine
      type="radio"
      name="until"
      value={value}
      checked={until === value}
      onChange={() => setUntil(value)}
    >
      {text}
    </TickLine>
  );
  return (
    <Modal title={said.open} width="narrow" onClose={onClose}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <p>{said.text}</p>
        <FieldFrame {...stateOf("reason")} label={said.reason}>
          {(control) => (
            <select
              {...control}
              value={reason}
              onChange={({ currentTarget: { value } }) => setReason(value as typeof reason)}
              className={controlClass}
            >
              <Options values={CLOSURE_REASONS} textOf={(each) => said.reasons[each]} />
              <option value={OWN}>{said.ownWords}</option>
            </select>
          )}
        </FieldFrame>
        {reason === OWN && (
          <>
            {ownReason("reasonEn", said.ownReason)}
            {ownReason("reasonHi", said.ownReasonHi)}
          </>
        )}
        <fieldset>
          <legend className="font-bold">{said.until}</legend>
          {day("today", said.endOfToday)}
          {day("tomorrow", said.tomorrow)}
          {day("other", said.otherDay)}
        </fieldset>
        {until === "other" && (
          <FieldFrame {...stateOf("lastDay")} label={said.lastDay}>
            {(control) => (
              <input {...control} type="date" min={dayInIndia(new Date())} className={controlClass} />
            )}
          </FieldFrame>
        )}
        <p role="alert" className="font-bold text-danger empty:hidden">
          {failure && words.translate(failure)}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose} disabled={isBusy}>
            {words.frame.cancel}
          </Button>
          <Button type="submit" isBusy={isBusy} busyText={words.frame.saving}>
            {said.publish}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

function readClosure(form: FormData): Closure {
  const textOf = (name: string) => String(form.get(name) ?? "").trim();
  const now = new Date();
  const today = dayInIndia(now);
  const lastDays: Record<string, string> = {
    today,
    tomorrow: dayInIndia(new Date(now.getTime() + DAY_MS)),
    other: textOf("lastDay"),
  };
  const reason = textOf("reason");
  return {
    reason: reason === OWN ? { en: textOf("reasonEn"), hi: textOf("reasonHi") } : (reason as ClosureReason),
    today,
    lastDay: lastDays[textOf("until")] ?? today,
  };
}

function findErrors({ reason, today, lastDay }: Closure): Record<string, string> {
  const hasReason = typeof reason === "string" || reason.en !== "" || reason.hi !== "";
  return {
    ...(!hasReason && { reasonEn: said.reasonMissing }),
    ...(lastDay < today && { lastDay: said.lastDayMissing }),
  };
}
