/** The language that the visitor has chosen with a switch, in `localStorage`: every page and the login open in it. */
export const LANGUAGE_CHOSEN = "siteLanguage";

/**
 * The links that choose a language: in the header, its menu, and the offer. Search results in the other language have `hreflang`, too,
 * and choose nothing.
 */
export const LANGUAGE_SWITCHES = ".site-header a[hreflang],.language-offer a";
