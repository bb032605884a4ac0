import { type ComponentProps, Fragment, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import type { Resource } from "../../../content/types/define-resource.ts";
import { isFilledIn, writeControl } from "../form-values.ts";
import type { ValueNames } from "../stale-edit.ts";
import type { FieldState } from "./field-frame.tsx";
import { FieldInput } from "./field-input.tsx";
import { FoldedDetails, type FoldedDetailsProps } from "./folded-details.tsx";
import { type PropsOfInput, TextInputs } from "./text-inputs.tsx";
import { findPair } from "./text-pairs.ts";

/** A button that fills in a value. */
interface Shortcut {
  text: string;
  value: () => string;
}

/** Fields in a separate part of the form. */
export interface FoldedPart {
  title: string;
  names: readonly string[];
  /** Explains the value of a field. */
  explain?: Readonly<Record<string, (value: string) => string>>;
  shortcuts?: Readonly<Record<string, readonly Shortcut[]>>;
  /** Custom inputs by field. */
  inputs?: Readonly<Record<string, (props: FieldState & FoldedInputProps) => ReactNode>>;
  /** For the comparison with another person's version. */
  valueNames?: ValueNames;
}

/** The properties of a custom input. */
export interface FoldedInputProps {
  defaultValue: string;
  /** Whether the form was restored from a draft. */
  isRestored: boolean;
}

type InputProps = ComponentProps<typeof FieldInput>;

interface FoldedFieldsProps extends Pick<FoldedDetailsProps, "errors" | "isRestored"> {
  part: FoldedPart;
  resource: Resource;
  propsOf: PropsOfInput;
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
        const isOptional = field.optional ?? false;
        const pair = findPair(resource, name);
        if (pair?.companion === name) return null;
        if (pair)
          return (
            <TextInputs
              key={name}
              resource={resource}
              pair={pair}
              isOptional={isOptional}
              propsOf={propsOf}
            />
          );
        const props = { ...propsOf(name), field, isOptional };
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
  // Restoring or discarding a draft changes the value without an event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value is read again when a draft is restored or discarded
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
