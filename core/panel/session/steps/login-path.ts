import { LOGIN_PATH } from "../../../content/site/login-path.ts";
import { type Language, pageAddress, type SiteLanguages } from "../../../words/languages.ts";

/** The login in a language. The panel has every language, also at a school whose site has one. */
export const loginPathIn = (language: Language, languages: SiteLanguages): string =>
  languages.includes(language) ? pageAddress(LOGIN_PATH, language, languages) : LOGIN_PATH;

/** The login page, which redirects to `screen` afterwards. */
export function loginPathTo(screen: string, { hasEnded = false } = {}): string {
  const query = new URLSearchParams({ ...(hasEnded && { ended: "" }), to: screen });
  return `${LOGIN_PATH}?${query}`;
}

/** The screen to open after the login, if it is an address of the panel. */
export function findScreenAsked(loginUrl: string): string | undefined {
  const { origin, searchParams } = new URL(loginUrl);
  const asked = URL.parse(searchParams.get("to") ?? "", origin);
  if (asked?.origin !== origin || !isPanelPath(asked.pathname)) return undefined;
  return asked.pathname + asked.search;
}

/** The logout is never opened after a login. */
const isPanelPath = (path: string) => /^\/admin(\/|$)/.test(path) && !/^\/admin\/logout\b/.test(path);
