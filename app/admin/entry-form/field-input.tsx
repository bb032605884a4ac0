import type { ComponentProps } from "react";
import type { ValueField } from "../../../content/resources/define-resource.ts";
import { controlClass, textareaClass } from "../../ui/control-classes.ts";
import { words } from "../../ui/panel-words.ts";
import { optionName } from "../components/option-name.ts";
import { FieldFrame, type FieldState } from "./field-frame.tsx";
import { hindiLabel } from "./hindi-details.tsx";

interface FieldInputProps extends FieldState {
  field: ValueField;
  isOptional: boolean;
  defaultValue: string;
  suggestions?: readonly string[];
  advice?: string | undefined;
}

/** The input of a field that holds text, a number, a date or one of a few choices. */
export function FieldInput({ field, isOptional, defaultValue, suggestions = [], ...state }: FieldInputProps) {
  const inHindi = field.labelHi && ({ label: hindiLabel(field.labelHi), lang: "hi" } as const);
  const listId = suggestions.length > 0 ? `${state.id}-suggestions` : undefined;
  return (
    <FieldFrame {...state} label={field.label} isOptional={isOptional} {...inHindi}>
      {(control) => (
        <>
          <Control
            field={field}
            {...control}
            required={!isOptional}
            defaultValue={defaultValue}
            list={listId}
          />
          {listId && (
            <datalist id={listId}>
              {suggestions.map((text) => (
                <option key={text} value={text} />
              ))}
            </datalist>
          )}
        </>
      )}
    </FieldFrame>
  );
}

type ControlProps = Pick<
  ComponentProps<"input">,
  "id" | "name" | "aria-describedby" | "aria-invalid" | "defaultValue" | "required" | "list" | "lang"
> & { field: ValueField };

function Control({ field, list, ...rest }: ControlProps) {
  const shared = {
    ...rest,
    "data-field": rest.name,
    className: controlClass,
    // These are other people's names and addresses, not those of whoever sits at the computer.
    autoComplete: "off",
  };
  if (field.input === "textarea") return <textarea {...shared} className={textareaClass} rows={4} />;
  if (field.input === "select") {
    return (
      <select {...shared}>
        <option value="">{words.entryForm.choose}</option>
        {field.options?.map((option) => (
          <option key={String(option)} value={String(option)}>
            {optionName(option)}
          </option>
        ))}
      </select>
    );
  }
  if (field.input === "number") return <NumberInput {...shared} />;
  return <input {...shared} type={field.input} list={list} />;
}

/** Scrolling the page with the pointer over the field would count it up or down. */
function NumberInput(props: ComponentProps<"input">) {
  return (
    <input
      {...props}
      type="number"
      step="any"
      inputMode="decimal"
      onWheel={(event) => event.currentTarget.blur()}
    />
  );
}
