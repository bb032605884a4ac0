import { type FormEvent, useId, useRef, useState } from "react";
import { words } from "../../../ui/panel-words.ts";
import { confirmPassword } from "../../api/api-client.ts";
import { ApiFailure, messageWithWait } from "../../api/api-failure.ts";
import { Button } from "../../parts/button.tsx";
import { controlClass, labelClass } from "../../parts/control-classes.ts";
import { Modal } from "../../parts/modal.tsx";
import { useScreenQuestion } from "../screen-question.ts";
import { findEmail } from "../session.ts";
import { type ConfirmAnswer, confirmQuestion } from "./confirm-question.ts";
import { PasskeyConfirm } from "./passkey-confirm.tsx";

const texts = words.confirmAgain;

/** Asks for the password on the current screen before a sensitive step. */
export function ConfirmAgain() {
  const answer = useScreenQuestion(confirmQuestion);
  return answer && <ConfirmAgainDialog answer={answer} />;
}

function ConfirmAgainDialog({ answer }: { answer: (given: ConfirmAnswer) => void }) {
  const decline = () => answer("declined");
  return (
    <Modal title={texts.title} onClose={decline} width="narrow">
      <p className="mb-5">{texts.text}</p>
      <PasswordForm onConfirmed={() => answer("confirmed")} onCancel={decline} />
      <PasskeyConfirm onConfirmed={() => answer("confirmed")} />
    </Modal>
  );
}

function PasswordForm({ onConfirmed, onCancel }: { onConfirmed: () => void; onCancel: () => void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const password = field.current?.value ?? "";
    if (isSending) return;
    if (password === "") return refuse(texts.passwordMissing);
    setSending(true);
    setFailure(undefined);
    try {
      await confirmPassword(password);
      onConfirmed();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      refuse(error.fieldErrors.password ?? (error.serverMessage ? messageWithWait(error) : texts.failed));
    } finally {
      setSending(false);
    }
  }

  function refuse(reason: string): void {
    setFailure(reason);
    field.current?.select();
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {/* For password managers. */}
      <input type="email" autoComplete="username" value={findEmail() ?? ""} readOnly hidden />
      <div className="grid gap-1.5">
        <label htmlFor={id} className={labelClass}>
          {texts.password}
        </label>
        <input
          ref={field}
          id={id}
          type="password"
          autoComplete="current-password"
          maxLength={1024}
          required
          aria-invalid={failure === undefined ? undefined : true}
          aria-describedby={failure === undefined ? undefined : `${id}-error`}
          className={controlClass}
        />
        <p id={`${id}-error`} role="alert" className="font-bold text-danger empty:hidden">
          {failure}
        </p>
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          {words.frame.cancel}
        </Button>
        <Button type="submit" isBusy={isSending} busyText={words.frame.loading}>
          {texts.confirm}
        </Button>
      </div>
    </form>
  );
}
