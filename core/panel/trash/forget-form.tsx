import { type FormEvent, type ReactNode, useId, useState } from "react";
import { words } from "../../ui/panel-words.ts";
import { ApiFailure } from "../api/api-failure.ts";
import { Button } from "../parts/button.tsx";
import { controlClass, labelClass } from "../parts/control-classes.ts";

interface ForgetFormProps {
  texts: Record<"forgetNoUndo" | "forget" | "forgetting" | "forgetFailed", string>;
  /** The data that will be deleted. */
  children: ReactNode;
  /** Asks to type something that only a person who means it types. */
  label: ReactNode;
  maxLength: number;
  onForget: (typed: string) => Promise<void>;
  onClose: () => void;
}

/** The question before something is deleted for good. */
export function ForgetForm({ texts, children, label, maxLength, onForget, onClose }: ForgetFormProps) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function forget(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    try {
      await onForget(typed);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      setError(failure.fieldErrors.confirm ?? failure.serverMessage ?? texts.forgetFailed);
      setBusy(false);
    }
  }

  return (
    <form onSubmit={forget} noValidate className="wrap-anywhere grid gap-4">
      {children}
      <p className="font-bold">{texts.forgetNoUndo}</p>
      <div className="grid gap-1.5">
        <label htmlFor={id} className={labelClass}>
          {label}
        </label>
        <input
          id={id}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          maxLength={maxLength}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className={controlClass}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <p id={`${id}-error`} role="alert" className="text-danger empty:hidden">
          {error}
        </p>
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {words.frame.cancel}
        </Button>
        <Button type="submit" variant="danger" isBusy={isBusy} busyText={texts.forgetting}>
          {texts.forget}
        </Button>
      </div>
    </form>
  );
}
