import type { ReactNode } from "react";
import { TextField } from "../forms/fields.tsx";
import { Form } from "../forms/form.tsx";
import { FormEnd } from "../forms/form-end.tsx";

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
  return (
    <Form
      save={({ confirm = "" }) => onForget(confirm)}
      explain={({ serverMessage }) => ({ confirm: serverMessage ?? texts.forgetFailed })}
      className="wrap-anywhere grid gap-4"
    >
      {children}
      <p className="font-bold">{texts.forgetNoUndo}</p>
      <TextField
        name="confirm"
        label={label}
        maxLength={maxLength}
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormEnd submit={texts.forget} variant="danger" busyText={texts.forgetting} onCancel={onClose} />
    </Form>
  );
}
