import { ConfirmAgain } from "./confirm-again.tsx";
import { LoginAgain } from "./login-again.tsx";
import { SetUpInPlace } from "./set-up-in-place.tsx";

/** Dialogs of the session that can open on any screen. */
export const SessionDialogs = () => (
  <>
    <SetUpInPlace />
    <ConfirmAgain />
    <LoginAgain />
  </>
);
