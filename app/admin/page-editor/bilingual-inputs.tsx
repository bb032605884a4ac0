import { memo, type ReactNode } from "react";
import type {
  Bilingual,
  BilingualField,
  BilingualLines,
  LinesField,
} from "../../../content/pages/define-page.ts";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "../../../content/words/languages.ts";
import { controlClass, fieldClass, labelClass, textareaClass } from "../../ui/control-classes.ts";
import { words } from "../../ui/panel-words.ts";
import { LegacyHindiOffer } from "../typing/legacy-hindi-offer.tsx";
import { useFieldNotes } from "./field-notes.tsx";
import { missingLanguage, strangeLanguage } from "./language-gaps.ts";
import { controlId, usePageForm } from "./page-form-context.tsx";

interface InputProps<Field, Value> {
  path: string;
  field: Field;
  value: Value;
}

/** A text in both languages, side by side on wide screens. */
export const BilingualInput = memo(function BilingualInput({
  path,
  field,
  value,
}: InputProps<BilingualField, Bilingual>) {
  const { change } = usePageForm();
  return (
    <BothLanguages path={path} label={field.label} hint={field.hint} value={value}>
      {(control, language) => {
        const shared = {
          ...control,
          value: value[language] ?? "",
          onChange: (event: { target: { value: string } }) =>
            change({ kind: "set", path: `${path}.${language}`, value: event.target.value || null }),
        };
        return field.isLong || field.maximum > 200 ? (
          <textarea {...shared} rows={field.isLong ? 6 : 3} className={textareaClass} />
        ) : (
          <input {...shared} type="text" autoComplete="off" className={controlClass} />
        );
      }}
    </BothLanguages>
  );
});

/** Short texts, one in each line. */
export const LinesInput = memo(function LinesInput({
  path,
  field,
  value,
}: InputProps<LinesField, BilingualLines>) {
  const { change } = usePageForm();
  const hint = field.hint ?? words.pageEditor.oneInEachLine;
  return (
    <BothLanguages path={path} label={field.label} hint={hint} value={value}>
      {(control, language) => (
        <textarea
          {...control}
          rows={Math.max(3, value[language].length + 1)}
          className={textareaClass}
          // Empty lines are kept while typing; the server removes them.
          value={value[language].join("\n")}
          onChange={(event) =>
            change({
              kind: "set",
              path: `${path}.${language}`,
              value: event.target.value === "" ? [] : event.target.value.split("\n"),
            })
          }
        />
      )}
    </BothLanguages>
  );
});

interface BothLanguagesProps {
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

/** The English and Hindi inputs of a text, each with its hints; an error concerns both. */
function BothLanguages({ path, label, hint, value, children }: BothLanguagesProps) {
  const { note, describedBy, isInvalid } = useFieldNotes(`${path}.en`, `${path}.hi`, path);
  const { languages } = usePageForm();
  const missing = missingLanguage(value, languages);
  return (
    <fieldset className={fieldClass}>
      <legend className={labelClass}>{label}</legend>
      {hint && <p className="text-caption text-ink-soft">{hint}</p>}
      <div className="@container grid gap-x-3 gap-y-2 sm:grid-cols-2">
        {LANGUAGES.map((language) => {
          const id = controlId(`${path}.${language}`);
          const strange = strangeLanguage([value[language]].flat().join(" "), language);
          const markId = missing === language ? `${id}-mark` : undefined;
          const hintId = strange && `${id}-hint`;
          return (
            <div key={language} data-language={language}>
              {/* The same height for both scripts. */}
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
              {children(
                {
                  id,
                  lang: language,
                  "data-path": `${path}.${language}`,
                  "aria-label": `${label}, ${LANGUAGE_NAMES[language]}`,
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

/** A hint that a text seems to be in the other language. */
export const StrangeLanguage = ({ id, language }: { id: string | undefined; language: Language }) => (
  <p id={id} className="text-caption text-saffron-ink">
    {words.pageEditor.looksLike(language)}
  </p>
);
