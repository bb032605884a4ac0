import type { ComponentProps } from "react";
import type { ValueField } from "../../../content/types/define-resource.ts";
import { words } from "../../../ui/panel-words.ts";
import type { Language } from "../../../words/languages.ts";
import { DateInput } from "../../dates/date-input.tsx";
import { controlClass, textareaClass } from "../../parts/control-classes.ts";
import { Datalist, Options, optionName, TickLine } from "./choice-inputs.tsx";
import { FieldFrame, type FieldState } from "./field-frame.tsx";

interface FieldInputProps extends FieldState {
  field: ValueField;
  /** Absent if the form shows neither. */
  isOptional?: boolean;
  defaultValue: string;
  suggestions?: readonly string[];
  /** Display names of the options; by default those of the declaration. */
  optionNames?: Readonly<Record<string, string>>;
  hint?: string | undefined;
  advice?: string | undefined;
  /** The language of a text; absent if it may be in any. */
  lang?: Language;
  /** Whether the form has the text in the other language too. */
  namesLanguage?: boolean;
}

/** The input for a text, a number, a date, an option or a checkbox. */
export function FieldInput(props: FieldInputProps) {
  const { field, isOptional, defaultValue, suggestions = [], optionNames, ...state } = props;
  if (field.input === "checkbox") {
    return (
      <CheckboxInput {...state} label={field.label[words.language]} isTicked={defaultValue === "true"} />
    );
  }
  // Its label names the language.
  const ofHindiField = field.isInHindi && ({ labelLang: "hi", namesLanguage: false } as const);
  const name = field.label[words.language];
  const label = field.input === "datetime-local" ? words.entryForm.inIndianTime(name) : name;
  const listId = suggestions.length > 0 ? `${state.id}-suggestions` : undefined;
  return (
    <FieldFrame {...state} label={label} isOptional={isOptional} {...ofHindiField}>
      {(control) => (
        <>
          <Control
            field={field}
            optionNames={optionNames}
            hasAdvice={state.advice !== undefined}
            {...control}
            required={isOptional === false}
            defaultValue={defaultValue}
            list={listId}
          />
          {listId && <Datalist id={listId} values={suggestions} />}
        </>
      )}
    </FieldFrame>
  );
}

type ControlProps = Pick<
  ComponentProps<"input">,
  "id" | "name" | "aria-describedby" | "aria-invalid" | "defaultValue" | "required" | "list" | "lang"
> &
  Pick<FieldInputProps, "field" | "optionNames"> & { hasAdvice: boolean };

function Control({ field, optionNames = {}, hasAdvice, list, ...rest }: ControlProps) {
  const shared = {
    ...rest,
    "data-field": rest.name,
    className: controlClass,
    // Autofill would offer the user's own name and address.
    autoComplete: "off",
  };
  if (field.input === "textarea") return <textarea {...shared} className={textareaClass} rows={4} />;
  if (field.input === "select") {
    return (
      <select {...shared}>
        <option value="">{words.entryForm.choose}</option>
        <Options
          values={field.options?.map(String) ?? []}
          textOf={(option) => optionNames[option] ?? optionName(field, option)}
        />
      </select>
    );
  }
  // An input of type number refuses Hindi digits.
  if (field.input === "number") return <input {...shared} type="text" inputMode="decimal" />;
  // The advice of a notice's times has the date in words too.
  if ((field.input === "date" || field.input === "datetime-local") && !hasAdvice)
    return <DateInput {...shared} type={field.input} />;
  return <input {...shared} type={field.input} list={list} />;
}

function CheckboxInput(props: FieldState & { label: string; isTicked: boolean }) {
  const { id, name, label, isTicked, error, errorId = `${id}-error` } = props;
  return (
    <div className="grid content-start gap-1.5">
      <TickLine
        id={id}
        type="checkbox"
        name={name}
        value="true"
        data-field={name}
        defaultChecked={isTicked}
        aria-describedby={error === undefined ? undefined : errorId}
        aria-invalid={error === undefined ? undefined : true}
      >
        {label}
      </TickLine>
      {error !== undefined && errorId === `${id}-error` && (
        <p id={errorId} className="font-bold text-caption text-danger">
          {words.writeMessage(error)}
        </p>
      )}
    </div>
  );
}
