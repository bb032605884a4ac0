import { memo } from "react";
import type {
  AnyDocument,
  Bilingual,
  BilingualLines,
  ChoicesField,
  DocumentPdf,
  DocumentPicture,
  PageField,
  PageFields,
  PageValueField,
} from "../../../content/pages/define-page.ts";
import { words } from "../../../ui/panel-words.ts";
import { DateInput } from "../../dates/date-input.tsx";
import { toggle } from "../../entry-form/files/toggle.ts";
import { controlClass, fieldClass, labelClass } from "../../parts/control-classes.ts";
import { LegacyHindiOffer } from "../../typing/legacy-hindi-offer.tsx";
import { controlId, usePageForm } from "../page-form-context.tsx";
import type { Item } from "../page-state.ts";
import { BilingualInput, LinesInput } from "./bilingual-inputs.tsx";
import { useFieldNotes } from "./field-notes.tsx";
import { ListInput, type RenderItem } from "./list-input.tsx";
import { PdfInput } from "./pdf-input.tsx";
import { PictureInput } from "./picture-input.tsx";
import { TableInput } from "./table-input.tsx";

interface FieldInputsProps {
  fields: PageFields;
  values: AnyDocument;
  /** The prefix of the paths: empty, or ending with a dot. */
  prefix: string;
}

export function FieldInputs({ fields, values, prefix }: FieldInputsProps) {
  return Object.entries(fields).map(([name, field]) => (
    <FieldInput
      key={name}
      path={`${prefix}${name}`}
      field={field}
      value={values[name]}
      canCopy={field.kind === "list" && hasItems(values[field.copiesFrom ?? ""])}
    />
  ));
}

const hasItems = (list: unknown) => Array.isArray(list) && list.length > 0;

const renderItem: RenderItem = (fields, item, prefix) => (
  <FieldInputs fields={fields} values={item} prefix={prefix} />
);

interface FieldInputProps {
  path: string;
  field: PageField;
  value: unknown;
  /** Whether there is something to copy from the other list. */
  canCopy: boolean;
}

function FieldInput({ path, field, value, canCopy }: FieldInputProps) {
  switch (field.kind) {
    case "bilingual":
      return <BilingualInput path={path} field={field} value={value as Bilingual} />;
    case "lines":
      return <LinesInput path={path} field={field} value={value as BilingualLines} />;
    case "value":
      return <ValueInput path={path} field={field} value={value as string | number | null} />;
    case "choices":
      return <ChoicesInput path={path} field={field} value={value as string[]} />;
    case "picture":
      return <PictureInput path={path} field={field} value={value as DocumentPicture | null} />;
    case "pdf":
      return <PdfInput path={path} field={field} value={value as DocumentPdf | null} />;
    case "list": {
      const list = { path, field, value: value as Item[] };
      return field.isTable ? (
        <TableInput {...list} canCopy={canCopy} />
      ) : (
        <ListInput {...list} renderItem={renderItem} />
      );
    }
    case "group":
      return (
        <details className="rounded-card border border-line bg-paper">
          <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-display text-(length:--text-subhead) text-maroon">
            {field.label[words.language]}
          </summary>
          <div className="grid grid-cols-1 gap-5 p-4">
            {field.hint && <p className="text-caption text-ink-soft">{field.hint[words.language]}</p>}
            <FieldInputs fields={field.fields} values={value as AnyDocument} prefix={`${path}.`} />
          </div>
        </details>
      );
  }
}

interface InputProps<Field, Value> {
  path: string;
  field: Field;
  value: Value;
}

const ValueInput = memo(function ValueInput({
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
        {field.label[words.language]}
      </label>
      {field.hint && (
        <p id={hintId} className="text-caption text-ink-soft">
          {field.hint[words.language]}
        </p>
      )}
      {field.input === "select" ? (
        <select {...shared} className={controlClass}>
          <option value="">{words.entryForm.choose}</option>
          {field.options?.map((option) => (
            <option key={String(option.value)} value={String(option.value)}>
              {option.label[words.language]}
            </option>
          ))}
        </select>
      ) : field.input === "date" ? (
        <DateInput {...shared} autoComplete="off" />
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

const ChoicesInput = memo(function ChoicesInput({ path, field, value }: InputProps<ChoicesField, string[]>) {
  const { change } = usePageForm();
  const { note } = useFieldNotes(path);
  return (
    <fieldset className={fieldClass}>
      <legend className={labelClass}>{field.label[words.language]}</legend>
      {field.hint && <p className="text-caption text-ink-soft">{field.hint[words.language]}</p>}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-x-3">
        {field.options.map((option) => (
          <label key={option.value} className="flex min-h-11 items-center gap-2.5">
            <input
              type="checkbox"
              data-path={path}
              className="size-5 shrink-0 accent-maroon"
              checked={value.includes(option.value)}
              onChange={() => change({ kind: "set", path, value: toggle(value, option.value) })}
            />
            {option.label[words.language]}
          </label>
        ))}
      </div>
      {note}
    </fieldset>
  );
});
