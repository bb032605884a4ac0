import { words } from "../../../ui/panel-words.ts";
import { Modal } from "../../parts/modal.tsx";
import { findEmail, isAdminSession, type Session, storeSession } from "../session.ts";
import type { LoginAgainAnswer } from "../session-end.ts";
import { LoginForm } from "./login-form.tsx";

/** Asks for the password on the current screen when the session has ended. */
export function LoginAgain({ answer }: { answer: (given: LoginAgainAnswer) => void }) {
  async function accept(session: Session): Promise<string | undefined> {
    if (!isAdminSession(session)) return words.login.mayNotChange;
    storeSession(session);
    answer("logged in");
    return undefined;
  }

  return (
    <Modal title={words.login.again} onClose={() => answer("declined")} width="narrow">
      <p className="mb-5">{words.login.againHelp}</p>
      <LoginForm knownEmail={findEmail()} submitLabel={words.login.submitAgain} onLogIn={accept} />
      <p className="mt-4">
        <a href="/admin/logout" className="text-link inline-flex min-h-11 items-center">
          {words.login.notYou}
        </a>
      </p>
    </Modal>
  );
}
