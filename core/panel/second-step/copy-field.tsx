import { useId, useRef, useState } from "react";
import { words } from "../../ui/panel-words.ts";
import { Button } from "../parts/button.tsx";
import { controlClass, labelClass } from "../parts/control-classes.ts";

const texts = words.accounts;

interface CopyFieldProps {
  label: string;
  value: string;
  /** The label of the button that copies it. */
  copy: string;
  /** Shown if the browser does not allow that; the value is selected then. */
  notCopied: string;
  onDone: () => void;
}

/** A secret that is shown once, to be copied. */
export function CopyField({ label, value, copy, notCopied, onDone }: CopyFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState("");

  async function copyValue(): Promise<void> {
    field.current?.select();
    try {
      // Absent without HTTPS.
      await navigator.clipboard.writeText(value);
      setMessage(texts.copied);
    } catch {
      setMessage(notCopied);
    }
  }

  return (
    <>
      <label htmlFor={id} className={labelClass}>
        {label}
      </label>
      <input
        ref={field}
        id={id}
        value={value}
        readOnly
        onFocus={(event) => event.target.select()}
        className={`${controlClass} mt-1.5`}
      />
      <p role="status" className="mt-2 min-h-6 text-ink-soft">
        {message}
      </p>
      <div className="mt-3 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onDone}>
          {texts.done}
        </Button>
        <Button onClick={() => void copyValue()}>{copy}</Button>
      </div>
    </>
  );
}
