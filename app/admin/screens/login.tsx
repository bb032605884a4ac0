import { type FormEvent, useState } from "react";
import { type LoaderFunctionArgs, useNavigate } from "react-router";
import { Button } from "../../ui/button.tsx";
import { leaveMessage } from "../../ui/landing-message.ts";
import { languageOf } from "../../ui/language.ts";
import { chooseBeforeLogin } from "../../ui/panel-language.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { showSuccess } from "../../ui/toasts.tsx";
import { resumeLanguageOf } from "../account/own-language.ts";
import { logIn } from "../api/api-client.ts";
import { SCHOOL_NAME } from "../frame/school-name.ts";
import type { ScreenProps } from "../screen.ts";
import { CredentialInputs, describeLoginFailure, readCredentials } from "../session/credentials.tsx";
import { LanguageChoice } from "../session/language-choice.tsx";
import { findScreenAsked } from "../session/login-path.ts";
import { isAdminSession, storeSession } from "../session/session.ts";

const said = words.login;

export const title = said.title;

export function loader({ request }: LoaderFunctionArgs) {
  return {
    isSessionEnded: new URL(request.url).searchParams.has("ended"),
    screen: findScreenAsked(request.url) ?? "/admin/admin-welcome",
  };
}

export default function Login({ loaderData }: ScreenProps<typeof loader>) {
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setFailure(undefined);
    try {
      const [email, password] = readCredentials(event.currentTarget);
      const session = await logIn(email, password);
      storeSession(session);
      if (!isAdminSession(session)) loadWithMessage("/");
      else if ((await resumeLanguageOf(email)) !== panelLanguage) loadWithMessage(loaderData.screen);
      else {
        showSuccess(said.successful);
        await navigate(loaderData.screen);
      }
    } catch (error) {
      setFailure(describeLoginFailure(error));
    } finally {
      setSending(false);
    }
  }

  return (
    <main className="grid min-h-dvh place-items-center bg-cream px-4 py-10">
      <div className="w-full max-w-md rounded-panel border border-line border-t-8 border-t-maroon bg-paper p-6 shadow-raised sm:p-10">
        <p lang={languageOf(SCHOOL_NAME, panelLanguage)} className="text-caption text-ink-soft">
          {SCHOOL_NAME}
        </p>
        <h1 className="mb-6 text-heading text-maroon">{said.heading}</h1>
        {loaderData.isSessionEnded && (
          <p role="status" className="mb-5 rounded-control bg-saffron-soft px-4 py-3">
            {said.sessionEnded}
          </p>
        )}
        <form onSubmit={submit} className="grid gap-5">
          <CredentialInputs />
          <p role="alert" className="font-bold text-danger empty:hidden">
            {failure}
          </p>
          <Button type="submit" isBusy={isSending} busyText={words.frame.loading}>
            {said.submit}
          </Button>
        </form>
        <p className="mt-6 text-center">
          <a href="/" className="text-link">
            {said.backHome}
          </a>
        </p>
        <div className="mt-6 text-center">
          <LanguageChoice onChoose={chooseBeforeLogin} />
        </div>
      </div>
    </main>
  );
}

/** In English for the public pages; the panel shows its own message. */
function loadWithMessage(path: string): void {
  leaveMessage("Login successful!");
  location.assign(path);
}
