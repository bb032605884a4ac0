import { LANGUAGE_NAMES, pageAddress } from "../../../content/languages.ts";
import { useSite } from "../site-context.tsx";

/** Leads to this page in the site's other languages. With a script, to the same place of it: `browser/language-links.ts`. */
export function LanguageSwitch({ className }: { className: string }) {
  const { here, language, languages, words } = useSite();
  const others = languages.filter((other) => other !== language);
  return others.map((other) => (
    <a
      key={other}
      href={pageAddress(here, other, languages)}
      lang={other}
      hrefLang={other}
      data-changes-language=""
      className={className}
    >
      <span lang={language} className="sr-only">
        {words.frame.languages}:{" "}
      </span>
      {LANGUAGE_NAMES[other]}
    </a>
  ));
}
