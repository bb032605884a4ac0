import { sessionCalls } from "../../../content/api/session-contract.ts";
import { words } from "../../../ui/panel-words.ts";
import { messageWithWait } from "../../api/api-failure.ts";
import { send } from "../../api/send.ts";
import { TextField } from "../../forms/fields.tsx";
import { Form } from "../../forms/form.tsx";
import { FormEnd } from "../../forms/form-end.tsx";
import type { FieldErrors } from "../../forms/form-state.ts";
import { Modal } from "../../parts/modal.tsx";
import { findEmail } from "../session.ts";
import type { ConfirmAnswer } from "./confirm-question.ts";
import { PasskeyConfirm } from "./passkey-confirm.tsx";

const texts = words.confirmAgain;

/** Asks for the password on the current screen before a sensitive step. */
export function ConfirmAgain({ answer }: { answer: (given: ConfirmAnswer) => void }) {
  const decline = () => answer("declined");
  return (
    <Modal title={texts.title} onClose={decline} width="narrow">
      <p className="mb-5">{texts.text}</p>
      <PasswordForm onConfirmed={() => answer("confirmed")} onCancel={decline} />
      <PasskeyConfirm onConfirmed={() => answer("confirmed")} />
    </Modal>
  );
}

const PasswordForm = ({ onConfirmed, onCancel }: { onConfirmed: () => void; onCancel: () => void }) => (
  <Form
    check={({ password }): FieldErrors => (password ? {} : { password: texts.passwordMissing })}
    save={({ password = "" }) => send(sessionCalls.confirm, { body: { password } })}
    onSaved={onConfirmed}
    explain={(failure) => ({ password: failure.serverMessage ? messageWithWait(failure) : texts.failed })}
  >
    {/* For password managers. */}
    <input type="email" autoComplete="username" value={findEmail() ?? ""} readOnly hidden />
    <TextField
      name="password"
      label={texts.password}
      type="password"
      autoComplete="current-password"
      maxLength={1024}
      required
    />
    <FormEnd submit={texts.confirm} busyText={words.frame.loading} onCancel={onCancel} />
  </Form>
);
