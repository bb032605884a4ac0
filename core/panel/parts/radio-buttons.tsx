import { type ReactNode, useId } from "react";
import type { Language } from "../../words/languages.ts";

interface RadioButtonsProps<Value extends string> {
  legend: ReactNode;
  legendClass?: string;
  className?: string;
  options: readonly { value: Value; text: string; lang?: Language }[];
  /** Undefined: nothing is chosen yet. */
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
}

/** A choice of a few options, side by side. */
export function RadioButtons<Value extends string>(props: RadioButtonsProps<Value>) {
  const { legend, legendClass = "sr-only", className = "", options, chosen, onChoose } = props;
  const name = useId();
  return (
    <fieldset className={`flex flex-wrap gap-1.5 ${className}`}>
      <legend className={legendClass}>{legend}</legend>
      {options.map(({ value, text, lang }) => (
        <label
          key={value}
          lang={lang}
          className="flex min-h-11 items-center gap-2 rounded-control border border-line-strong px-4 has-checked:border-maroon has-checked:bg-maroon-soft"
        >
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            onChange={() => onChoose(value)}
            className="size-5 shrink-0 accent-maroon"
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
