import { type FormEvent, useEffect, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Modal } from "../../ui/modal.tsx";
import { words } from "../../ui/panel-words.ts";
import { logIn } from "../api/api-client.ts";
import { CredentialInputs, describeLoginFailure, readCredentials } from "./credentials.tsx";
import { findEmail, isAdminSession, storeSession } from "./session.ts";
import { type LoginAgainAnswer, renewSessionsBy } from "./session-end.ts";

/** Asks for the password on the current screen when the session has ended. */
export function LoginAgain() {
  const [pending, setPending] = useState<{ answer: (given: LoginAgainAnswer) => void }>();
  useEffect(
    () =>
      renewSessionsBy(async () => {
        try {
          return await new Promise((answer) => setPending({ answer }));
        } finally {
          setPending(undefined);
        }
      }),
    [],
  );
  return pending && <LoginAgainDialog {...pending} />;
}

function LoginAgainDialog({ answer }: { answer: (given: LoginAgainAnswer) => void }) {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setFailure(undefined);
    try {
      const session = await logIn(...readCredentials(event.currentTarget));
      if (isAdminSession(session)) {
        storeSession(session);
        answer("logged in");
      } else setFailure(words.login.mayNotChange);
    } catch (error) {
      setFailure(describeLoginFailure(error));
    } finally {
      setSending(false);
    }
  }

  return (
    <Modal title={words.login.again} onClose={() => answer("declined")} width="narrow">
      <p className="mb-5">{words.login.againHelp}</p>
      <form onSubmit={submit} className="grid gap-5">
        <CredentialInputs knownEmail={findEmail()} />
        <p role="alert" className="font-bold text-danger empty:hidden">
          {failure}
        </p>
        <Button type="submit" isBusy={isSending} busyText={words.frame.loading}>
          {words.login.submitAgain}
        </Button>
      </form>
    </Modal>
  );
}
