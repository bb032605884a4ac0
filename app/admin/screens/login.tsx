import { Link, type LoaderFunctionArgs } from "react-router";
import { OPEN_SCREENS } from "../../../content/site/office-paths.ts";
import { type Language, pageAddress } from "../../../content/words/languages.ts";
import { languageOfLogin } from "../../ui/panel-language.ts";
import { words } from "../../ui/panel-words.ts";
import { schoolLanguages } from "../../ui/school-languages.ts";
import type { ScreenProps } from "../screen.ts";
import { LoginForm } from "../session/login-form.tsx";
import { LoginFrame } from "../session/login-frame.tsx";
import { findScreenAsked, loginPathIn } from "../session/login-path.ts";
import { useOpenPanel } from "../session/open-panel.ts";

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
  const open = useOpenPanel(loaderData.screen, home);
  return (
    <LoginFrame heading={said.heading} onLanguageChosen={openIn}>
      {loaderData.isSessionEnded && (
        <p role="status" className="mb-5 rounded-control bg-saffron-soft px-4 py-3">
          {said.sessionEnded}
        </p>
      )}
      <LoginForm submitLabel={said.submit} onLogIn={open} />
      <p className="mt-6 flex flex-wrap justify-center gap-x-6 gap-y-3 text-center">
        <Link to={OPEN_SCREENS["forgotten-password"]} className="text-link">
          {words.links.forgot}
        </Link>
        <a href={home} className="text-link">
          {said.backHome}
        </a>
      </p>
    </LoginFrame>
  );
}
