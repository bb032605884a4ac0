import type { ComponentProps } from "react";
import { capitalised } from "../../../content/text/capitalised.ts";
import type { ValueField } from "../../../content/types/define-resource.ts";
import { nameOption } from "../../../content/types/option-name.ts";
import { words } from "../../../ui/panel-words.ts";

interface OptionsProps<Value extends string> {
  values: readonly Value[];
  /** By default the text is the value. */
  textOf?: (value: Value) => string;
}

/** The options of a select. */
export const Options = <Value extends string>({ values, textOf = String }: OptionsProps<Value>) =>
  values.map((value) => (
    <option key={value} value={value}>
      {textOf(value)}
    </option>
  ));

/** The display name of an option such as "holiday". */
export const optionName = (field: Pick<ValueField, "optionsHi">, value: unknown): string =>
  capitalised(nameOption(field, String(value), words.language));

/** The suggestions for a text input. */
export const Datalist = ({ id, values }: { id: string; values: readonly string[] }) => (
  <datalist id={id}>
    {values.map((value) => (
      <option key={value} value={value} />
    ))}
  </datalist>
);

/** A checkbox or radio button with its text. */
export const TickLine = ({ children, ...input }: ComponentProps<"input">) => (
  <label className="flex min-h-11 items-center gap-3">
    <input {...input} className="size-5 shrink-0 accent-maroon" />
    {children}
  </label>
);
