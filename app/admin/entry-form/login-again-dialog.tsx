import { type FormEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Modal } from "../../ui/modal.tsx";
import { logIn } from "../api-client.ts";
import { CredentialInputs, describeLoginFailure, readCredentials } from "../components/credentials.tsx";
import { isAdminSession, storeSession } from "../session.ts";

interface LoginAgainDialogProps {
  onLoggedIn: () => void;
  onClose: () => void;
}

/** Asked in place when a session has ended, so that the form behind it stays as it is. */
export function LoginAgainDialog({ onLoggedIn, onClose }: LoginAgainDialogProps) {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // React hands events on through portals, and the form behind must not be submitted too.
    event.stopPropagation();
    setSending(true);
    setFailure(undefined);
    try {
      const session = await logIn(...readCredentials(event.currentTarget));
      if (isAdminSession(session)) {
        storeSession(session);
        onLoggedIn();
      } else setFailure("This account may not change the content.");
    } catch (error) {
      setFailure(describeLoginFailure(error));
    } finally {
      setSending(false);
    }
  }

  return (
    <Modal title="Please log in again" onClose={onClose} width="narrow">
      <p className="mb-5">
        Your session has ended. What you entered is still here and is saved as soon as you are logged in.
      </p>
      <form onSubmit={submit} className="grid gap-5">
        <CredentialInputs />
        <p role="alert" className="font-bold text-danger empty:hidden">
          {failure}
        </p>
        <Button type="submit" isBusy={isSending} busyText="Loading...">
          Log in and save
        </Button>
      </form>
    </Modal>
  );
}
