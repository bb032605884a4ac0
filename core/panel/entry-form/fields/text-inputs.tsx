import type { ComponentProps } from "react";
import type { TranslatedField } from "../../../content/types/companions.ts";
import type { Resource } from "../../../content/types/define-resource.ts";
import { schoolLanguages } from "../../../ui/school-languages.ts";
import { FieldInput } from "./field-input.tsx";
import { inputsOf } from "./text-pairs.ts";

export type PropsOfInput = (name: string) => Omit<ComponentProps<typeof FieldInput>, "field" | "isOptional">;

interface TextInputsProps {
  resource: Resource;
  pair: TranslatedField;
  /** Whether the text may be empty; with two languages, one of them is enough. */
  isOptional: boolean;
  propsOf: PropsOfInput;
}

/** The inputs of a text in the languages of the school: side by side on a laptop, one below the other on a phone. */
export function TextInputs({ resource, pair, isOptional, propsOf }: TextInputsProps) {
  const inputs = inputsOf(pair, schoolLanguages());
  const fields = inputs.map(({ name, language }, index) => {
    const field = resource.fields[name];
    return field?.kind === "value" ? (
      <FieldInput
        key={name}
        {...propsOf(name)}
        field={field}
        isOptional={isOptional || index > 0}
        lang={language}
        namesLanguage={inputs.length > 1}
      />
    ) : null;
  });
  return inputs.length > 1 ? (
    <div className="col-span-full grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2">{fields}</div>
  ) : (
    fields
  );
}
