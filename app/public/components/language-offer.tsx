import { pageAddress } from "../../../content/languages.ts";
import { WORDS } from "../../../content/words/index.ts";
import { Icon } from "../../ui/icon.tsx";
import { LANGUAGE_OFFER_ID } from "../element-ids.ts";
import { useSite } from "../site-context.tsx";

/** Hidden until `browser/language-links.ts` finds that the visitor's browser prefers the other language. */
export function LanguageOffer() {
  const { here, language, languages } = useSite();
  const other = languages.find((each) => each !== language);
  if (!other) return null;
  const words = WORDS[other].offer;
  return (
    <aside
      id={LANGUAGE_OFFER_ID}
      lang={other}
      hidden
      aria-label={words.text}
      className="language-offer no-print"
    >
      <p>{words.text}</p>
      <a
        href={pageAddress(here, other, languages)}
        hrefLang={other}
        data-changes-language=""
        className="text-link inline-flex min-h-11 items-center font-bold"
      >
        {words.link}
      </a>
      <button type="button" aria-label={words.close} className="icon-button shrink-0">
        <Icon name="x" className="size-5" />
      </button>
    </aside>
  );
}
