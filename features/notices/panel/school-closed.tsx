import CloudRainWind from "lucide-react/icons/cloud-rain-wind";
import { type ChangeEvent, type FormEvent, useId, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { addDays } from "../../../core/content/days/calendar-days.ts";
import { dayInIndia } from "../../../core/content/text/india-time.ts";
import { saveEntry } from "../../../core/panel/api/api-client.ts";
import { ApiFailure } from "../../../core/panel/api/api-failure.ts";
import { DateInput } from "../../../core/panel/dates/date-input.tsx";
import { Options, TickLine } from "../../../core/panel/entry-form/fields/choice-inputs.tsx";
import { FieldFrame } from "../../../core/panel/entry-form/fields/field-frame.tsx";
import { Button } from "../../../core/panel/parts/button.tsx";
import { controlClass } from "../../../core/panel/parts/control-classes.ts";
import { Modal } from "../../../core/panel/parts/modal.tsx";
import { showSuccess } from "../../../core/panel/parts/toasts.tsx";
import { useMayOrDid } from "../../../core/panel/session/rights.ts";
import { panelLanguage, words } from "../../../core/ui/panel-words.ts";
import { schoolLanguages } from "../../../core/ui/school-languages.ts";
import { notices } from "../content/notices.ts";
import { CLOSURE_REASONS, type ClosureReason } from "../words/en/closure.ts";
import { buildClosure, type Closure, formatClosureDay, writeClosure } from "./build-closure.ts";
import type { Notice } from "./describe-stage.ts";
import { useShare } from "./share-provider.tsx";

/** The button that announces that the school is closed, and its dialogs. */
export function SchoolClosed() {
  const { revalidate } = useRevalidator();
  const share = useShare();
  const [isAsking, setAsking] = useState(false);
  if (!useMayOrDid("notices:write")) return null;
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

const texts = words.closure;

const OWN = "own";
const NONE = "none";
/** A title has at most 200 characters, including the text around the reason. */
const MAX_REASON = 120;

interface ClosureDialogProps {
  onPublished: (notice: Notice) => void;
  onClose: () => void;
}

/** The state of the form. */
interface Typed {
  days: "today" | "tomorrow" | "other";
  firstDay: string;
  lastDay: string;
  /** Empty until one is chosen. */
  reason: ClosureReason | typeof OWN | typeof NONE | "";
  reasonEn: string;
  reasonHi: string;
}

const REASONS = { en: "reasonEn", hi: "reasonHi" } as const;

const UNTOUCHED: Typed = {
  days: "today",
  firstDay: "",
  lastDay: "",
  reason: "",
  reasonEn: "",
  reasonHi: "",
};

/** Asks when and why the school is closed, shows the notice in the languages of the school, and publishes it. */
function ClosureDialog({ onPublished, onClose }: ClosureDialogProps) {
  const id = useId();
  const [typed, setTyped] = useState(UNTOUCHED);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  /** Prevents a second click before the button is disabled. */
  const isSending = useRef(false);
  const today = dayInIndia(new Date());
  const closure = readClosure(typed, today);

  function change(values: Partial<Typed>): void {
    setTyped((before) => ({ ...before, ...values }));
    setErrors({});
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const found = findErrors(typed, closure);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) document.getElementById(`${id}-${first}`)?.focus();
    else void publish();
  }

  async function publish(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setFailure(undefined);
    const body = new FormData();
    for (const [name, value] of Object.entries(buildClosure(closure, schoolLanguages())))
      body.set(name, value);
    try {
      const { entry } = await saveEntry(notices, { body });
      showSuccess(texts.done);
      onPublished(entry);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(error.serverMessage ?? texts.failed);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  const stateOf = (name: keyof Typed) => ({ id: `${id}-${name}`, name, error: errors[name] });
  const inputOf = (name: keyof Typed) => ({
    value: typed[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => change({ [name]: event.target.value }),
    autoComplete: "off",
    className: controlClass,
  });
  const day = (value: Typed["days"], text: string) => (
    <TickLine
      type="radio"
      name="days"
      value={value}
      checked={typed.days === value}
      onChange={() => change({ days: value })}
    >
      {text}
    </TickLine>
  );
  const languages = schoolLanguages();
  const isBilingual = languages.length > 1;
  const nameDay = (each: string) => formatClosureDay(each, panelLanguage, { today, hasWeekday: true });
  return (
    <Modal title={texts.open} onClose={onClose}>
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
        <p>{texts.text}</p>
        <fieldset>
          <legend className="font-bold">{texts.days}</legend>
          {day("today", texts.today(nameDay(today)))}
          {day("tomorrow", texts.tomorrow(nameDay(addDays(today, 1))))}
          {day("other", texts.otherDays)}
        </fieldset>
        {typed.days === "other" && (
          <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
            <FieldFrame {...stateOf("firstDay")} label={texts.firstDay}>
              {(control) => <DateInput {...control} {...inputOf("firstDay")} min={today} />}
            </FieldFrame>
            <FieldFrame {...stateOf("lastDay")} label={texts.lastDay} hint={texts.lastDayHint}>
              {(control) => <DateInput {...control} {...inputOf("lastDay")} min={typed.firstDay || today} />}
            </FieldFrame>
          </div>
        )}
        <FieldFrame {...stateOf("reason")} label={texts.reason}>
          {(control) => (
            <select
              {...control}
              value={typed.reason}
              onChange={(event) => change({ reason: event.target.value as Typed["reason"] })}
              className={controlClass}
            >
              <option value="">{words.entryForm.choose}</option>
              <Options values={CLOSURE_REASONS} textOf={(each) => texts.reasons[each]} />
              <option value={OWN}>{texts.ownWords}</option>
              <option value={NONE}>{texts.noReason}</option>
            </select>
          )}
        </FieldFrame>
        {typed.reason === OWN && (
          <div className={`grid grid-cols-1 gap-5 ${isBilingual ? "sm:grid-cols-2" : ""}`}>
            {languages.map((language, index) => (
              <FieldFrame
                key={language}
                {...stateOf(REASONS[language])}
                label={isBilingual ? texts.ownReasonIn[language] : texts.ownReason}
                lang={language}
                isOptional={index > 0}
              >
                {(control) => <input {...control} {...inputOf(REASONS[language])} maxLength={MAX_REASON} />}
              </FieldFrame>
            ))}
          </div>
        )}
        <ClosurePreview id={`${id}-preview`} closure={closure} />
        <p role="alert" className="font-bold text-danger empty:hidden">
          {failure && words.writeMessage(failure)}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose} disabled={isBusy}>
            {words.frame.cancel}
          </Button>
          <Button
            type="submit"
            isBusy={isBusy}
            busyText={words.frame.saving}
            aria-describedby={`${id}-preview`}
          >
            {texts.publish}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/** The words of the notice in the languages of the school. */
function ClosurePreview({ id, closure }: { id: string; closure: Closure }) {
  const languages = schoolLanguages();
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="rounded-card border border-line bg-cream p-4"
    >
      <h3 id={`${id}-heading`} className="font-bold text-caption text-ink-soft">
        {texts.preview}
      </h3>
      <div className={`mt-2 grid grid-cols-1 gap-4 ${languages.length > 1 ? "sm:grid-cols-2" : ""}`}>
        {languages.map((language) => {
          const { title, text } = writeClosure(closure, language);
          return (
            <div key={language} lang={language} className="wrap-anywhere">
              <p className="font-bold text-maroon">{title}</p>
              <p>{text}</p>
            </div>
          );
        })}
      </div>
    </section>
  );
}

function readClosure({ days, firstDay, lastDay, reason, reasonEn, reasonHi }: Typed, today: string): Closure {
  const ranges = {
    today: [today, today],
    tomorrow: [addDays(today, 1), addDays(today, 1)],
    // Until a day is chosen, the preview is about today.
    other: [firstDay || today, lastDay || firstDay || today],
  } as const;
  const [first, last] = ranges[days];
  const isOffered = reason !== "" && reason !== OWN && reason !== NONE;
  const own = reason === OWN ? { en: reasonEn, hi: reasonHi } : null;
  return { reason: isOffered ? reason : own, today, firstDay: first, lastDay: last };
}

/** Errors by field, in the order of the form. */
function findErrors(typed: Typed, closure: Closure): Record<string, string> {
  const { days, reason, reasonEn, reasonHi } = typed;
  const [main, ...others] = schoolLanguages();
  // A picked day may be in the past if the dialog stays open over midnight.
  const isFirstDayMissing = days === "other" && !(typed.firstDay >= closure.today);
  const isOwnMissing = reason === OWN && reasonEn.trim() === "" && reasonHi.trim() === "";
  return {
    ...(isFirstDayMissing && { firstDay: texts.firstDayMissing }),
    ...(closure.lastDay < closure.firstDay && { lastDay: texts.lastDayTooEarly }),
    ...(reason === "" && { reason: texts.reasonNotChosen }),
    ...(isOwnMissing && {
      [REASONS[main]]: others.length > 0 ? texts.reasonMissing : texts.ownReasonMissing,
    }),
  };
}
