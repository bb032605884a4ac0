import { type LoaderFunctionArgs, useNavigate } from "react-router";
import { type Language, pageAddress } from "../../../content/words/languages.ts";
import { leaveMessage } from "../../ui/landing-message.ts";
import { languageOf } from "../../ui/language.ts";
import { chooseBeforeLogin, languageOfLogin } from "../../ui/panel-language.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { schoolLanguages } from "../../ui/school-languages.ts";
import { showSuccess } from "../../ui/toasts.tsx";
import { resumeLanguageOf } from "../account/own-language.ts";
import { SCHOOL_NAME } from "../frame/school-name.ts";
import type { ScreenProps } from "../screen.ts";
import { LanguageChoice } from "../session/language-choice.tsx";
import { LoginForm } from "../session/login-form.tsx";
import { findScreenAsked, loginPathIn } from "../session/login-path.ts";
import { isAdminSession, type Session, storeSession } from "../session/session.ts";

const said = words.login;

export const title = said.title;

/** The site in the language of this login's address. */
const home = pageAddress("/", languageOfLogin() ?? schoolLanguages()[0], schoolLanguages());

/** The query says which screen to open. */
const openIn = (language: Language) =>
  location.assign(loginPathIn(language, schoolLanguages()) + location.search);

export function loader({ request }: LoaderFunctionArgs) {
  return {
    isSessionEnded: new URL(request.url).searchParams.has("ended"),
    screen: findScreenAsked(request.url) ?? "/admin/admin-welcome",
  };
}

export default function Login({ loaderData }: ScreenProps<typeof loader>) {
  const navigate = useNavigate();

  async function open(session: Session): Promise<undefined> {
    storeSession(session);
    if (!isAdminSession(session)) return loadWithMessage(home);
    const language = await resumeLanguageOf(session.email ?? "");
    if (language !== panelLanguage) return loadWithMessage(loaderData.screen);
    showSuccess(said.successful);
    await navigate(loaderData.screen);
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
        <LoginForm submitLabel={said.submit} onLogIn={open} />
        <p className="mt-6 text-center">
          <a href={home} className="text-link">
            {said.backHome}
          </a>
        </p>
        <div className="mt-6 text-center">
          <LanguageChoice onChoose={chooseBeforeLogin} onChosen={openIn} />
        </div>
      </div>
    </main>
  );
}

/** In English for the public pages; the panel shows its own message. */
function loadWithMessage(path: string): undefined {
  leaveMessage("Login successful!");
  location.assign(path);
}
