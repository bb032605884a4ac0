import { lazyPart } from "../../parts/lazy-part.tsx";
import { useScreenQuestion } from "../screen-question.ts";
import { loginQuestion } from "../session-end.ts";
import { confirmQuestion } from "./confirm-question.ts";
import { setUpQuestion } from "./set-up-question.ts";

const SetUpInPlace = lazyPart(async () => (await import("./set-up-in-place.tsx")).SetUpInPlace);
const ConfirmAgain = lazyPart(async () => (await import("./confirm-again.tsx")).ConfirmAgain);
const LoginAgain = lazyPart(async () => (await import("./login-again.tsx")).LoginAgain);

/** Dialogs of the session that can open on any screen, from its first moment on. */
export function SessionDialogs() {
  const setUp = useScreenQuestion(setUpQuestion);
  const confirm = useScreenQuestion(confirmQuestion);
  const logIn = useScreenQuestion(loginQuestion);
  return (
    <>
      {setUp && <SetUpInPlace answer={setUp} />}
      {confirm && <ConfirmAgain answer={confirm} />}
      {logIn && <LoginAgain answer={logIn} />}
    </>
  );
}
