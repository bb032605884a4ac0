import { useState } from "react";
import { mailCalls } from "../../content/mail/mail-contract.ts";
import { words } from "../../ui/panel-words.ts";
import { send } from "../api/send.ts";
import { TextField } from "../forms/fields.tsx";
import { Form } from "../forms/form.tsx";
import { SubmitButton } from "../forms/form-end.tsx";
import type { Values } from "../forms/form-state.ts";
import { describeReason } from "./describe-reason.ts";

const texts = words.mail;

/** `ownAddress` is suggested. */
export function TestMailForm({ ownAddress }: { ownAddress: string }) {
  const [acceptedFor, setAcceptedFor] = useState<string>();
  const [refusal, setRefusal] = useState<string>();

  async function sendTest({ to = "" }: Values): Promise<void> {
    setAcceptedFor(undefined);
    setRefusal(undefined);
    const address = to.trim();
    const result = await send(mailCalls.sendTest, { body: { to: address } });
    if (result.isAccepted) setAcceptedFor(address);
    else setRefusal(describeReason(result));
  }

  return (
    <Form save={sendTest} explain={({ message }) => void setRefusal(message)}>
      <TextField
        name="to"
        label={texts.testTo}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        defaultValue={ownAddress}
        required
      />
      <div>
        <SubmitButton busyText={texts.sending}>{texts.sendTest}</SubmitButton>
      </div>
      <p role="status" className="wrap-anywhere font-bold empty:hidden">
        {acceptedFor !== undefined && texts.testAccepted(acceptedFor)}
      </p>
      <p role="alert" className="wrap-anywhere text-danger empty:hidden">
        {refusal !== undefined && (
          <>
            <strong className="block">{texts.testFailed}</strong> {refusal}
          </>
        )}
      </p>
    </Form>
  );
}
