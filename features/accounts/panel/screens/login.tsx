import { Link, type LoaderFunctionArgs } from "react-router";
import { Notice } from "../../../../core/panel/parts/notice.tsx";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { useOpenPanel } from "../../../../core/panel/session/open-panel.ts";
import { LoginForm } from "../../../../core/panel/session/steps/login-form.tsx";
import { LoginFrame } from "../../../../core/panel/session/steps/login-frame.tsx";
import { findScreenAsked, loginPathIn } from "../../../../core/panel/session/steps/login-path.ts";
import { languageOfLogin } from "../../../../core/ui/panel-language.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import { schoolLanguages } from "../../../../core/ui/school-languages.ts";
import { type Language, pageAddress } from "../../../../core/words/languages.ts";
import { OPEN_SCREENS } from "../../content/screen-paths.ts";

const texts = words.login;

export const title = texts.title;

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
  const open = useOpenPanel(loaderData.screen, home);
  return (
    <LoginFrame heading={texts.heading} onLanguageChosen={openIn}>
      {loaderData.isSessionEnded && (
        <Notice role="status" className="mb-5">
          {texts.sessionEnded}
        </Notice>
      )}
      <LoginForm submitLabel={texts.submit} onLogIn={open} />
      <p className="mt-6 flex flex-wrap justify-center gap-x-6 gap-y-3 text-center">
        <Link to={OPEN_SCREENS["forgotten-password"]} className="text-link">
          {words.links.forgot}
        </Link>
        <a href={home} className="text-link">
          {texts.backHome}
        </a>
      </p>
    </LoginFrame>
  );
}
