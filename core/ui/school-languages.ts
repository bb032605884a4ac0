import { LANGUAGES, languagesOf, type SiteLanguages } from "../words/languages.ts";

/** The languages of the school's site; part of the served page. Both outside of browsers. */
export function schoolLanguages(): SiteLanguages {
  const written = globalThis.document?.documentElement.dataset.siteLanguages?.split(" ") ?? [];
  const [main, ...others] = written.flatMap((name) => LANGUAGES.find((each) => each === name) ?? []);
  return main === undefined ? languagesOf(null) : [main, ...others];
}

/** Call this when the school has changed its languages: the panel is not loaded again. */
export function noteSchoolLanguages(languages: SiteLanguages): void {
  document.documentElement.dataset.siteLanguages = languages.join(" ");
}

export const hasTwoLanguages = (): boolean => schoolLanguages().length > 1;
