import { memo } from "react";
import type {
  Bilingual,
  BilingualField,
  BilingualLines,
  ChoicesField,
  LinesField,
  PageValueField,
} from "../../../content/pages/define-page.ts";
import { controlClass, labelClass, textareaClass } from "../../ui/control-classes.ts";
import { LegacyHindiOffer } from "../components/legacy-hindi-offer.tsx";
import { useFieldNotes } from "./field-notes.tsx";
import { controlId, usePageForm } from "./page-form-context.tsx";

const LANGUAGES = [
  { key: "en", label: "English", lang: "en" },
  { key: "hi", label: "हिन्दी", lang: "hi" },
] as const;

interface InputProps<Field, Value> {
  path: string;
  field: Field;
  value: Value;
}

/** A text in both languages, side by side where there is room. */
export const BilingualInput = memo(function BilingualInput({
  path,
  field,
  value,
}: InputProps<BilingualField, Bilingual>) {
  const { change } = usePageForm();
  const { note, describedBy, isInvalid } = useFieldNotes(`${path}.en`, `${path}.hi`, path);
  return (
    <fieldset className="page-field">
      <legend className={labelClass}>{field.label}</legend>
      {field.hint && <p className="text-caption text-ink-soft">{field.hint}</p>}
      <div className="page-languages">
        {LANGUAGES.map(({ key, label, lang }) => {
          const shared = {
            id: controlId(`${path}.${key}`),
            lang,
            "data-path": `${path}.${key}`,
            "aria-label": `${field.label}, ${label}`,
            "aria-describedby": describedBy,
            "aria-invalid": isInvalid,
            value: value[key] ?? "",
            onChange: (event: { target: { value: string } }) =>
              change({ kind: "set", path: `${path}.${key}`, value: event.target.value || null }),
          };
          return (
            <div key={key}>
              <span aria-hidden="true" lang={lang} className="page-language">
                {label}
              </span>
              {field.isLong || field.maximum > 200 ? (
                <textarea {...shared} rows={field.isLong ? 6 : 3} className={textareaClass} />
              ) : (
                <input {...shared} type="text" autoComplete="off" className={controlClass} />
              )}
              <LegacyHindiOffer controlId={shared.id} />
            </div>
          );
        })}
      </div>
      {note}
    </fieldset>
  );
});

/** Short texts, one in each line. */
export const LinesInput = memo(function LinesInput({
  path,
  field,
  value,
}: InputProps<LinesField, BilingualLines>) {
  const { change } = usePageForm();
  const { note, describedBy, isInvalid } = useFieldNotes(path, `${path}.en`, `${path}.hi`);
  return (
    <fieldset className="page-field">
      <legend className={labelClass}>{field.label}</legend>
      <p className="text-caption text-ink-soft">{field.hint ?? "One in each line."}</p>
      <div className="page-languages">
        {LANGUAGES.map(({ key, label, lang }) => (
          <div key={key}>
            <span aria-hidden="true" lang={lang} className="page-language">
              {label}
            </span>
            <textarea
              id={controlId(`${path}.${key}`)}
              lang={lang}
              data-path={`${path}.${key}`}
              aria-label={`${field.label}, ${label}`}
              aria-describedby={describedBy}
              aria-invalid={isInvalid}
              rows={Math.max(3, value[key].length + 1)}
              className={textareaClass}
              // Empty lines stay while somebody types; the server leaves them out.
              value={value[key].join("\n")}
              onChange={(event) =>
                change({
                  kind: "set",
                  path: `${path}.${key}`,
                  value: event.target.value === "" ? [] : event.target.value.split("\n"),
                })
              }
            />
            <LegacyHindiOffer controlId={controlId(`${path}.${key}`)} />
          </div>
        ))}
      </div>
      {note}
    </fieldset>
  );
});

export const ValueInput = memo(function ValueInput({
  path,
  field,
  value,
}: InputProps<PageValueField, string | number | null>) {
  const { change } = usePageForm();
  const { note, describedBy, isInvalid } = useFieldNotes(path);
  const id = controlId(path);
  const hintId = `${id}-hint`;
  const shared = {
    id,
    "data-path": path,
    "aria-describedby": [field.hint && hintId, describedBy].filter(Boolean).join(" ") || undefined,
    "aria-invalid": isInvalid,
    value: value ?? "",
    onChange: (event: { target: { value: string } }) =>
      change({ kind: "set", path, value: event.target.value === "" ? null : event.target.value }),
  };
  return (
    <div className="page-field">
      <label htmlFor={id} className={labelClass}>
        {field.label}
      </label>
      {field.hint && (
        <p id={hintId} className="text-caption text-ink-soft">
          {field.hint}
        </p>
      )}
      {field.input === "select" ? (
        <select {...shared} className={controlClass}>
          <option value="">Choose…</option>
          {field.options?.map((option) => (
            <option key={String(option.value)} value={String(option.value)}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          type={field.input === "number" ? "text" : field.input}
          inputMode={field.input === "number" ? "decimal" : undefined}
          autoComplete="off"
          className={controlClass}
        />
      )}
      <LegacyHindiOffer controlId={id} />
      {note}
    </div>
  );
});

export const ChoicesInput = memo(function ChoicesInput({
  path,
  field,
  value,
}: InputProps<ChoicesField, string[]>) {
  const { change } = usePageForm();
  const { note } = useFieldNotes(path);
  return (
    <fieldset className="page-field">
      <legend className={labelClass}>{field.label}</legend>
      {field.hint && <p className="text-caption text-ink-soft">{field.hint}</p>}
      <div className="page-choices">
        {field.options.map((option) => (
          <label key={option.value} className="flex min-h-11 items-center gap-2.5">
            <input
              type="checkbox"
              data-path={path}
              className="size-5 accent-maroon"
              checked={value.includes(option.value)}
              onChange={(event) =>
                change({
                  kind: "set",
                  path,
                  value: event.target.checked
                    ? [...value, option.value]
                    : value.filter((chosen) => chosen !== option.value),
                })
              }
            />
            {option.label}
          </label>
        ))}
      </div>
      {note}
    </fieldset>
  );
});
