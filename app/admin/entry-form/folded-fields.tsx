import { type ComponentProps, Fragment, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import type { Resource, ValueField } from "../../../content/resources/define-resource.ts";
import type { FieldState } from "./field-frame.tsx";
import { FieldInput } from "./field-input.tsx";
import { FoldedDetails, type FoldedDetailsProps, HindiDetails } from "./folded-details.tsx";
import { isFilledIn, writeControl } from "./form-values.ts";
import type { ValueNames } from "./stale-edit.ts";

/** A value that one press puts into a field. */
interface Shortcut {
  text: string;
  value: () => string;
}

/** Fields that stand in a part of the form of their own. */
export interface FoldedPart {
  title: string;
  names: readonly string[];
  /** Says in words what the value of a field means. */
  explain?: Readonly<Record<string, (value: string) => string>>;
  shortcuts?: Readonly<Record<string, readonly Shortcut[]>>;
  /** By field, an input of its own. */
  inputs?: Readonly<Record<string, (props: FieldState & FoldedInputProps) => ReactNode>>;
  /** For the comparison with what somebody else has saved. */
  valueNames?: ValueNames;
}

/** What a custom input receives from the form. */
export interface FoldedInputProps {
  defaultValue: string;
  /** Whether the form shows what was typed before. */
  isRestored: boolean;
}

type InputProps = ComponentProps<typeof FieldInput>;

interface FoldedFieldsProps extends Pick<FoldedDetailsProps, "errors" | "isRestored"> {
  part: FoldedPart;
  resource: Resource;
  propsOf: (name: string) => Omit<InputProps, "field" | "isOptional">;
}

export function FoldedFields({ part, resource, propsOf, ...details }: FoldedFieldsProps) {
  const { title, names, explain = {}, shortcuts = {}, inputs = {} } = part;
  const isFilled = names.some((name) => isFilledIn(propsOf(name).defaultValue));
  return (
    <FoldedDetails {...details} title={title} isFilled={isFilled}>
      {names.map((name) => {
        const field = resource.fields[name];
        if (field?.kind !== "value") return null;
        const ownInput = inputs[name];
        if (ownInput) {
          const { id, error, errorId, defaultValue } = propsOf(name);
          const props = { id, name, error, errorId, defaultValue, isRestored: details.isRestored };
          return <Fragment key={name}>{ownInput(props)}</Fragment>;
        }
        const props = { ...propsOf(name), field, isOptional: field.optional ?? false };
        const meaning = explain[name];
        return meaning ? (
          <ExplainedInput
            key={name}
            {...props}
            meaning={meaning}
            shortcuts={shortcuts[name]}
            isRestored={details.isRestored}
          />
        ) : (
          <FieldInput key={name} {...props} />
        );
      })}
    </FoldedDetails>
  );
}

interface ExplainedInputProps extends InputProps {
  meaning: (value: string) => string;
  shortcuts?: readonly Shortcut[] | undefined;
  isRestored: boolean;
}

function ExplainedInput({ meaning, shortcuts = [], isRestored, ...props }: ExplainedInputProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [value, setValue] = useState(props.defaultValue);
  const findInput = () => ref.current?.querySelector<HTMLInputElement>("[name]");
  // What was kept of the form comes back, and goes, without a key being pressed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read again when the form has changed by itself
  useLayoutEffect(() => setValue((before) => findInput()?.value ?? before), [isRestored]);

  function take(shortcut: Shortcut): void {
    const input = findInput();
    if (!input) return;
    writeControl(input, shortcut.value());
    // The form saves the draft and clears the error on this event.
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }

  return (
    <div ref={ref} onInput={() => setValue(findInput()?.value ?? "")} className="grid gap-1">
      <FieldInput {...props} advice={meaning(value)} />
      {shortcuts.length > 0 && (
        <div className="flex flex-wrap gap-x-4">
          {shortcuts.map((shortcut) => (
            <button
              key={shortcut.text}
              type="button"
              className="text-link min-h-11 text-start"
              onClick={() => take(shortcut)}
            >
              {shortcut.text}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

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
