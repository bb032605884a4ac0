import { type FormEvent, useId, useState } from "react";
import type { TestMailResult } from "../../content/mail/mail-contract.ts";
import { words } from "../../ui/panel-words.ts";
import { ApiFailure } from "../api/api-failure.ts";
import { FieldFrame } from "../entry-form/fields/field-frame.tsx";
import { Button } from "../parts/button.tsx";
import { controlClass } from "../parts/control-classes.ts";
import { describeReason, sendTestMail } from "./mail-client.ts";

const texts = words.mail;

/** `ownAddress` is suggested. */
export function TestMailForm({ ownAddress }: { ownAddress: string }) {
  const id = useId();
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const [result, setResult] = useState<TestMailResult & { to: string }>();
  const [failure, setFailure] = useState<string>();

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const to = String(new FormData(form).get("to")).trim();
    setError(undefined);
    setFailure(undefined);
    setResult(undefined);
    setSending(true);
    try {
      setResult({ ...(await sendTestMail(to)), to });
    } catch (caught) {
      if (!(caught instanceof ApiFailure)) throw caught;
      setError(caught.fieldErrors.to);
      if (caught.fieldErrors.to === undefined) setFailure(caught.message);
      else form.querySelector("input")?.focus();
    } finally {
      setSending(false);
    }
  }

  const refusal = result && !result.isAccepted ? describeReason(result) : failure;
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <FieldFrame id={id} name="to" label={texts.testTo} {...(error !== undefined && { error })}>
        {(control) => (
          <input
            {...control}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            defaultValue={ownAddress}
            required
            className={controlClass}
          />
        )}
      </FieldFrame>
      <div>
        <Button type="submit" isBusy={isSending} busyText={texts.sending}>
          {texts.sendTest}
        </Button>
      </div>
      <p role="status" className="wrap-anywhere font-bold empty:hidden">
        {result?.isAccepted && texts.testAccepted(result.to)}
      </p>
      <p role="alert" className="wrap-anywhere text-danger empty:hidden">
        {refusal !== undefined && (
          <>
            <strong className="block">{texts.testFailed}</strong> {refusal}
          </>
        )}
      </p>
    </form>
  );
}
