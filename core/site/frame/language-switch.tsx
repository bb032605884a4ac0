import { LANGUAGE_NAMES, pageAddress } from "../../words/languages.ts";
import { useSite } from "../site-context.tsx";

/** Links to this page in the other languages. `browser/language-links.ts` keeps the scroll position. */
export function LanguageSwitch() {
  const { here, language, languages } = useSite();
  const others = languages.filter((other) => other !== language);
  return others.map((other) => (
    <a
      key={other}
      href={pageAddress(here, other, languages)}
      lang={other}
      hrefLang={other}
      className="text-link inline-flex min-h-11 items-center font-bold"
    >
      {LANGUAGE_NAMES[other]}
    </a>
  ));
}
