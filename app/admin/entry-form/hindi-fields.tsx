import type { ComponentProps } from "react";
import type { Resource, ValueField } from "../../../content/resources/define-resource.ts";
import { FieldInput } from "./field-input.tsx";
import { HindiDetails } from "./hindi-details.tsx";

interface HindiFieldsProps extends Omit<ComponentProps<typeof HindiDetails>, "isFilled" | "children"> {
  resource: Resource;
  propsOf: (name: string) => Omit<ComponentProps<typeof FieldInput>, "field" | "isOptional">;
}

const hindiFields = ({ fields }: Resource): [name: string, field: ValueField][] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === "value" && field.labelHi !== undefined ? [[name, field]] : [],
  );

/** The fields that stand in the form itself. */
export function withoutHindi(resource: Resource, names: readonly string[]): readonly string[] {
  const apart = hindiFields(resource).map(([name]) => name);
  return names.filter((name) => !apart.includes(name));
}

/** The Hindi of an entry's texts. */
export function HindiFields({ resource, propsOf, ...details }: HindiFieldsProps) {
  const fields = hindiFields(resource);
  if (fields.length === 0) return null;
  return (
    <HindiDetails {...details} isFilled={fields.some(([name]) => propsOf(name).defaultValue !== "")}>
      {fields.map(([name, field]) => (
        <FieldInput key={name} {...propsOf(name)} field={field} isOptional />
      ))}
    </HindiDetails>
  );
}
