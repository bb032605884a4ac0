import type { ComponentProps } from "react";
import type { ValueField } from "../../../content/resources/define-resource.ts";
import { controlClass } from "../../ui/control-classes.ts";
import { FieldFrame, type FieldState } from "./field-frame.tsx";

interface FieldInputProps extends FieldState {
  field: ValueField;
  defaultValue: string;
}

/** The input of a field that holds text, a number, a date or one of a few choices. */
export function FieldInput({ field, defaultValue, ...state }: FieldInputProps) {
  return (
    <FieldFrame {...state} label={field.label} isOptional={field.optional}>
      {(control) => <Control field={field} {...control} defaultValue={defaultValue} />}
    </FieldFrame>
  );
}

type ControlProps = Pick<
  ComponentProps<"input">,
  "id" | "name" | "aria-describedby" | "aria-invalid" | "defaultValue" | "required"
> & { field: ValueField };

function Control({ field, ...rest }: ControlProps) {
  const shared = { ...rest, required: !field.optional, "data-field": rest.name, className: controlClass };
  if (field.input === "textarea") return <textarea {...shared} rows={4} />;
  if (field.input === "select") {
    return (
      <select {...shared}>
        <option value="">Choose…</option>
        {field.options?.map((option) => (
          <option key={String(option)}>{String(option)}</option>
        ))}
      </select>
    );
  }
  const isNumber = field.input === "number";
  return <input {...shared} type={field.input} {...(isNumber && { step: "any", inputMode: "decimal" })} />;
}
