import { type ComponentProps, useEffect, useId, useRef, useState } from "react";
import { controlClass } from "../parts/control-classes.ts";
import { describeTypedDate } from "./format-date.ts";

interface DateInputProps extends Omit<ComponentProps<"input">, "type" | "ref"> {
  type?: "date" | "datetime-local";
}

/** The browser's date input with its date in words: browsers show 11/07/2026 for two different days. */
export function DateInput({ type = "date", id, className = controlClass, ...rest }: DateInputProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const wordsId = `${inputId}-in-words`;
  const ref = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(String(rest.value ?? rest.defaultValue ?? ""));
  // Drafts, resets and the Back button change inputs without events.
  useEffect(() => {
    if (ref.current && ref.current.value !== value) setValue(ref.current.value);
  });
  return (
    <>
      <input
        {...rest}
        ref={ref}
        id={inputId}
        type={type}
        className={className}
        aria-describedby={[wordsId, rest["aria-describedby"]].filter(Boolean).join(" ")}
        onInput={({ currentTarget }) => setValue(currentTarget.value)}
      />
      {/* Has its height without a date too, so that nothing moves. */}
      <span id={wordsId} aria-live="polite" className="block min-h-lh basis-full text-caption text-ink-soft">
        {describeTypedDate(value)}
      </span>
    </>
  );
}
