import { type ReactNode, useRef, useState } from "react";
import { words } from "../../ui/panel-words.ts";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "../../words/languages.ts";
import { AreaField } from "../forms/fields.tsx";
import { type FieldErrors, useFormState } from "../forms/form-state.ts";
import { Button } from "../parts/button.tsx";
import { LabelledSelect } from "../parts/labelled-select.tsx";
import { RadioButtons } from "../parts/radio-buttons.tsx";
import { insertText } from "./insert-text.ts";

const texts = words.writing;

/** A message to a person outside the school that somebody types. */
export interface TypedMessage {
  text: string;
  language: Language;
  /** The saved text that was inserted last, and the text after that. */
  inserted: { id: string; text: string } | null;
}

const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, text: LANGUAGE_NAMES[value], lang: value }));

interface MessageFieldsProps {
  labels: { text: string; language: string; savedText: string };
  typed: TypedMessage;
  change: (values: Partial<TypedMessage>) => void;
  maxLength: number;
  /** The saved texts that are offered, in their order. */
  saved: readonly { id: string; title: string }[];
  /** A saved text in a language, with its placeholders filled in. */
  fill: (id: string, language: Language) => string;
  /** The placeholders that are still in a text. */
  findUnfilled: (text: string) => string[];
  /** Below the saved texts. */
  children?: ReactNode;
}

/** The fields of a message: its language, saved texts to insert, and the text itself. */
export function MessageFields(props: MessageFieldsProps) {
  const { labels, typed, change, maxLength, saved, fill, findUnfilled, children } = props;
  const { errors } = useFormState();
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, language, inserted } = typed;
  const unfilled = findUnfilled(text);

  function insert(id: string): void {
    const { selectionStart = text.length, selectionEnd = text.length } = field.current ?? {};
    const next = insertText(text, fill(id, language), selectionStart, selectionEnd);
    change({ text: next, inserted: { id, text: next } });
    field.current?.focus();
  }

  /** A saved text that was not changed since is replaced by its text in the other language. */
  function changeLanguage(chosen: Language): void {
    const found = saved.find(({ id }) => id === inserted?.id);
    const filled = found && text === fill(found.id, language) && fill(found.id, chosen);
    change({ language: chosen, ...(filled && { text: filled, inserted: { id: found.id, text: filled } }) });
  }

  return (
    <>
      <RadioButtons
        legend={labels.language}
        legendClass="mb-1.5 font-bold"
        options={LANGUAGE_OPTIONS}
        chosen={language}
        onChoose={changeLanguage}
      />
      <div className="grid gap-1.5">
        {saved.length > 0 && <SavedTexts label={labels.savedText} saved={saved} onInsert={insert} />}
        {children}
      </div>
      <AreaField
        ref={field}
        name="text"
        label={labels.text}
        lang={language}
        value={text}
        maxLength={maxLength}
        onChange={({ target }) => change({ text: target.value })}
      />
      {unfilled.length > 0 && errors.text === undefined && (
        <p
          role="status"
          className="flex flex-wrap items-center gap-x-4 rounded-control bg-saffron-soft px-4 py-1"
        >
          {texts.fillIn(unfilled.join(", "))}
          <Button variant="quiet" onClick={() => focusText(field.current, unfilled)}>
            {texts.showPlace}
          </Button>
        </p>
      )}
    </>
  );
}

interface SavedTextsProps extends Pick<MessageFieldsProps, "saved"> {
  label: string;
  onInsert: (id: string) => void;
}

/** A button inserts the chosen text: the arrow keys change a select, and each press would replace the text. */
function SavedTexts({ label, saved, onInsert }: SavedTextsProps) {
  const [chosen, setChosen] = useState("");
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="min-w-0 flex-1 basis-44">
        <LabelledSelect label={label} value={chosen} onChange={({ target }) => setChosen(target.value)}>
          <option value="">{texts.choose}</option>
          {saved.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </LabelledSelect>
      </div>
      <Button variant="secondary" disabled={chosen === ""} onClick={() => onInsert(chosen)}>
        {texts.insert}
      </Button>
    </div>
  );
}

/** Focuses the text, and selects the first placeholder that is to be filled in. */
function focusText(field: HTMLTextAreaElement | null | undefined, [first]: readonly string[]): void {
  field?.focus();
  if (!field || first === undefined) return;
  const start = field.value.indexOf(first);
  field.setSelectionRange(start, start + first.length);
}

/** Why a text cannot be sent. Selects in the form what is to be filled in. */
export function checkMessage(
  text: string,
  unfilled: readonly string[],
  form: HTMLFormElement | null,
  required: string,
): FieldErrors {
  if (text.trim() !== "" && unfilled.length === 0) return {};
  focusText(form?.querySelector("textarea"), unfilled);
  return { text: text.trim() === "" ? required : texts.fillIn(unfilled.join(", ")) };
}

interface DidYouSendProps {
  /** The button of a person who has sent the message. */
  sent: ReactNode;
  onNotSent: () => void;
  children?: ReactNode;
}

/** Asks whether a message was sent in WhatsApp, which does not report it. */
export const DidYouSend = ({ sent, onNotSent, children }: DidYouSendProps) => (
  <fieldset className="rounded-control bg-saffron-soft px-4 py-3">
    <legend className="float-left mb-2 w-full font-bold">{texts.didYouSend}</legend>
    {children}
    <div className="clear-both flex flex-wrap gap-3">
      {sent}
      <Button variant="secondary" onClick={onNotSent}>
        {texts.notSent}
      </Button>
    </div>
  </fieldset>
);
