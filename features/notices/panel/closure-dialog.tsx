import { type ChangeEvent, useId, useState } from "react";
import { addDays } from "../../../core/content/days/calendar-days.ts";
import { dayInIndia } from "../../../core/content/text/india-time.ts";
import { saveEntry } from "../../../core/panel/api/entries.ts";
import { Options, TickLine } from "../../../core/panel/entry-form/fields/choice-inputs.tsx";
import { DateField, SelectField, TextField } from "../../../core/panel/forms/fields.tsx";
import { Form } from "../../../core/panel/forms/form.tsx";
import { FormEnd } from "../../../core/panel/forms/form-end.tsx";
import type { FieldErrors } from "../../../core/panel/forms/form-state.ts";
import { Modal } from "../../../core/panel/parts/modal.tsx";
import { SaveBar } from "../../../core/panel/parts/save-bar.tsx";
import { showSuccess } from "../../../core/panel/parts/toasts/toasts.tsx";
import { panelLanguage, words } from "../../../core/ui/panel-words.ts";
import { schoolLanguages } from "../../../core/ui/school-languages.ts";
import { hindiLabel } from "../../../core/words/label.ts";
import { notices } from "../content/notices.ts";
import { CLOSURE_REASONS, type ClosureReason } from "../words/en/closure.ts";
import { buildClosure, type Closure, formatClosureDay, suggestDays, writeClosure } from "./build-closure.ts";
import type { Notice } from "./describe-stage.ts";

const texts = words.closure;

const OWN = "own";
const NONE = "none";
/** A title has at most 200 characters, including the text around the reason. */
const MAX_REASON = 120;

const HINDI_REASON = <span lang="hi">{hindiLabel("कारण, अपने शब्दों में")}</span>;

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

const UNTOUCHED: Omit<Typed, "days"> = {
  firstDay: "",
  lastDay: "",
  reason: "",
  reasonEn: "",
  reasonHi: "",
};

/** Asks when and why the school is closed, shows the notice in the languages of the school, and publishes it. */
export function ClosureDialog({ onPublished, onClose }: ClosureDialogProps) {
  const previewId = useId();
  const [typed, setTyped] = useState<Typed>(() => ({ ...UNTOUCHED, days: suggestDays(new Date()) }));
  const today = dayInIndia(new Date());
  const closure = readClosure(typed, today);
  const languages = schoolLanguages();
  const isBilingual = languages.length > 1;

  function publish() {
    const body = new FormData();
    for (const [name, value] of Object.entries(buildClosure(closure, languages))) body.set(name, value);
    return saveEntry(notices, { body });
  }

  const inputOf = (name: keyof Typed) => ({
    name,
    value: typed[name],
    onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      setTyped((before) => ({ ...before, [name]: value })),
  });
  const day = (value: Typed["days"], text: string) => (
    <TickLine type="radio" {...inputOf("days")} value={value} checked={typed.days === value}>
      {text}
    </TickLine>
  );
  const nameDay = (each: string) => formatClosureDay(each, panelLanguage, { today, hasWeekday: true });
  return (
    <Modal title={texts.open} onClose={onClose}>
      <Form
        className="grid grid-cols-1 gap-5"
        check={() => findErrors(typed, closure)}
        save={publish}
        onSaved={({ entry }) => {
          showSuccess(texts.done);
          onPublished(entry);
        }}
        explain={({ serverMessage = texts.failed }) => serverMessage}
      >
        <p>{texts.text}</p>
        <fieldset>
          <legend className="font-bold">{texts.days}</legend>
          {day("today", texts.today(nameDay(today)))}
          {day("tomorrow", texts.tomorrow(nameDay(addDays(today, 1))))}
          {day("other", texts.otherDays)}
        </fieldset>
        {typed.days === "other" && (
          <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
            <DateField {...inputOf("firstDay")} label={texts.firstDay} min={today} />
            <DateField
              {...inputOf("lastDay")}
              label={texts.lastDay}
              hint={texts.lastDayHint}
              min={typed.firstDay || today}
            />
          </div>
        )}
        <SelectField {...inputOf("reason")} label={texts.reason}>
          <option value="">{words.entryForm.choose}</option>
          <Options values={CLOSURE_REASONS} textOf={(each) => texts.reasons[each]} />
          <option value={OWN}>{texts.ownWords}</option>
          <option value={NONE}>{texts.noReason}</option>
        </SelectField>
        {typed.reason === OWN && (
          <div className={`grid grid-cols-1 gap-5 ${isBilingual ? "sm:grid-cols-2" : ""}`}>
            {languages.map((language, index) => (
              <TextField
                key={language}
                {...inputOf(REASONS[language])}
                label={isBilingual && language === "hi" ? HINDI_REASON : texts.ownReason}
                lang={language}
                isOptional={index > 0}
                maxLength={MAX_REASON}
              />
            ))}
          </div>
        )}
        <ClosurePreview id={previewId} closure={closure} />
        <SaveBar>
          <FormEnd submit={texts.publish} onCancel={onClose} aria-describedby={previewId} />
        </SaveBar>
      </Form>
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
function findErrors(typed: Typed, closure: Closure): FieldErrors {
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
