import { memo, type ReactNode } from "react";
import type {
  Bilingual,
  BilingualField,
  BilingualLines,
  LinesField,
} from "../../../content/pages/define-page.ts";
import { words } from "../../../ui/panel-words.ts";
import { LANGUAGE_NAMES, type Language } from "../../../words/languages.ts";
import { controlClass, fieldClass, labelClass, textareaClass } from "../../parts/control-classes.ts";
import { LegacyHindiOffer } from "../../typing/legacy-hindi-offer.tsx";
import { missingLanguage, strangeLanguage } from "../language-gaps.ts";
import { controlId, usePageForm } from "../page-form-context.tsx";
import { useFieldNotes } from "./field-notes.tsx";
import { linesAlone, shownLines, shownText, textAlone } from "./one-language.ts";

interface InputProps<Field, Value> {
  path: string;
  field: Field;
  value: Value;
}

/** A text in the languages of the school, side by side on wide screens. */
export const BilingualInput = memo(function BilingualInput({
  path,
  field,
  value,
}: InputProps<BilingualField, Bilingual>) {
  const { change, languages } = usePageForm();
  const isAlone = languages.length === 1;
  return (
    <TextInputs
      path={path}
      label={field.label[words.language]}
      hint={field.hint?.[words.language]}
      value={value}
    >
      {(control, language) => {
        const shared = {
          ...control,
          value: isAlone ? shownText(value, language) : (value[language] ?? ""),
          onChange: ({ target }: { target: { value: string } }) =>
            change(
              isAlone
                ? { kind: "set", path, value: textAlone(target.value, language) }
                : { kind: "set", path: `${path}.${language}`, value: target.value || null },
            ),
        };
        return field.isLong || field.maximum > 200 ? (
          <textarea {...shared} rows={field.isLong ? 6 : 3} className={textareaClass} />
        ) : (
          <input {...shared} type="text" autoComplete="off" className={controlClass} />
        );
      }}
    </TextInputs>
  );
});

/** Short texts, one in each line. */
export const LinesInput = memo(function LinesInput({
  path,
  field,
  value,
}: InputProps<LinesField, BilingualLines>) {
  const { change, languages } = usePageForm();
  const hint = field.hint?.[words.language] ?? words.pageEditor.oneInEachLine;
  const isAlone = languages.length === 1;
  return (
    <TextInputs path={path} label={field.label[words.language]} hint={hint} value={value}>
      {(control, language) => {
        const shown = isAlone ? shownLines(value, language) : value[language];
        return (
          <textarea
            {...control}
            rows={Math.max(3, shown.length + 1)}
            className={textareaClass}
            // Empty lines are kept while typing; the server removes them.
            value={shown.join("\n")}
            onChange={({ target }) => {
              const lines = target.value === "" ? [] : target.value.split("\n");
              change(
                isAlone
                  ? { kind: "set", path, value: linesAlone(lines, language) }
                  : { kind: "set", path: `${path}.${language}`, value: lines },
              );
            }}
          />
        );
      }}
    </TextInputs>
  );
});

interface TextInputsProps {
  path: string;
  label: string;
  hint: string | undefined;
  value: Bilingual | BilingualLines;
  children: (
    control: {
      id: string;
      lang: Language;
      "data-path": string;
      "aria-label": string;
      "aria-describedby": string | undefined;
      "aria-invalid": true | undefined;
    },
    language: Language,
  ) => ReactNode;
}

/** The inputs of a text, one for each language of the school, each with its hints; an error concerns all of them. */
function TextInputs({ path, label, hint, value, children }: TextInputsProps) {
  const { note, describedBy, isInvalid } = useFieldNotes(`${path}.en`, `${path}.hi`, path);
  const { languages } = usePageForm();
  const missing = missingLanguage(value, languages);
  const isAlone = languages.length === 1;
  return (
    <fieldset className={fieldClass}>
      <legend className={labelClass}>{label}</legend>
      {hint && <p className="text-caption text-ink-soft">{hint}</p>}
      <div className={`@container grid gap-x-3 gap-y-2 ${isAlone ? "" : "sm:grid-cols-2"}`}>
        {languages.map((language) => {
          const id = controlId(`${path}.${language}`);
          const typed = [value[language]].flat().join(" ");
          const strange = isAlone ? undefined : strangeLanguage(typed, language);
          const markId = missing === language ? `${id}-mark` : undefined;
          const hintId = strange && `${id}-hint`;
          return (
            <div key={language} data-language={language}>
              {!isAlone && <LanguageName language={language} markId={markId} />}
              {children(
                {
                  id,
                  lang: language,
                  "data-path": `${path}.${language}`,
                  "aria-label": isAlone ? label : `${label}, ${LANGUAGE_NAMES[language]}`,
                  "aria-describedby": [describedBy, markId, hintId].filter(Boolean).join(" ") || undefined,
                  "aria-invalid": isInvalid,
                },
                language,
              )}
              <LegacyHindiOffer controlId={id} />
              {strange && <StrangeLanguage id={hintId} language={strange} />}
            </div>
          );
        })}
      </div>
      {note}
    </fieldset>
  );
}

/** Above the input of a language; `markId` if its text is missing. */
const LanguageName = ({ language, markId }: { language: Language; markId: string | undefined }) => (
  // The same height for both scripts.
  <p className="flex min-h-7 flex-wrap items-center gap-x-2 text-(length:--text-caption) text-ink-soft">
    <span aria-hidden="true" lang={language}>
      {LANGUAGE_NAMES[language]}
    </span>
    {markId && (
      <span id={markId} className="rounded-full bg-cream-deep px-2">
        {words.pageEditor.missing(language)}
      </span>
    )}
  </p>
);

/** A hint that a text seems to be in the other language. */
export const StrangeLanguage = ({ id, language }: { id: string | undefined; language: Language }) => (
  <p id={id} className="text-caption text-saffron-ink">
    {words.pageEditor.looksLike(language)}
  </p>
);
