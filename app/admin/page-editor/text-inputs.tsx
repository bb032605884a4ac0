import { memo } from "react";
import type { ChoicesField, PageValueField } from "../../../content/pages/define-page.ts";
import { controlClass, fieldClass, labelClass } from "../../ui/control-classes.ts";
import { words } from "../../ui/panel-words.ts";
import { LegacyHindiOffer } from "../typing/legacy-hindi-offer.tsx";
import { useFieldNotes } from "./field-notes.tsx";
import { controlId, usePageForm } from "./page-form-context.tsx";

interface InputProps<Field, Value> {
  path: string;
  field: Field;
  value: Value;
}

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
    <div className={fieldClass}>
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
          <option value="">{words.entryForm.choose}</option>
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
    <fieldset className={fieldClass}>
      <legend className={labelClass}>{field.label}</legend>
      {field.hint && <p className="text-caption text-ink-soft">{field.hint}</p>}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-x-3">
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
