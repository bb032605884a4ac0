/** The languages of the site and of the panel. */
export const LANGUAGES = ["en", "hi"] as const;

export type Language = (typeof LANGUAGES)[number];

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", hi: "हिन्दी" };

/** The languages of a school's site; the first is the main one. */
export type SiteLanguages = readonly [Language, ...Language[]];

/** The choices a school has. */
export const LANGUAGE_CHOICES = [
  { value: "en-hi", label: { en: "English first, Hindi beside it", hi: "पहले अंग्रेज़ी, साथ में हिन्दी" } },
  { value: "hi-en", label: { en: "Hindi first, English beside it", hi: "पहले हिन्दी, साथ में अंग्रेज़ी" } },
  { value: "en", label: { en: "English alone", hi: "केवल अंग्रेज़ी" } },
  { value: "hi", label: { en: "Hindi alone", hi: "केवल हिन्दी" } },
] as const;

type LanguageChoice = (typeof LANGUAGE_CHOICES)[number]["value"];

const CHOSEN: Record<LanguageChoice, SiteLanguages> = {
  "en-hi": ["en", "hi"],
  "hi-en": ["hi", "en"],
  en: ["en"],
  hi: ["hi"],
};

/** The default is both languages. */
export const languagesOf = (choice: LanguageChoice | null): SiteLanguages => CHOSEN[choice ?? "en-hi"];

/** The address of a page in a language: the main language has no prefix, the other one has. */
export function pageAddress(path: string, language: Language, [main]: SiteLanguages): string {
  if (language === main) return path;
  return path === "/" ? `/${language}` : `/${language}${path}`;
}

export interface LanguagePath {
  language: Language;
  /** The path without the language's prefix. */
  path: string;
  /** The language no longer has this prefix: the page is at the path without it. */
  hasMoved: boolean;
}

/** `/hi//other.example` is not a page: the rest must not lead to another site. */
const PREFIXED = /^\/(?<prefix>en|hi)(?<rest>\/[^/\\].*)?$/;

/** The language and the page of a normalized path. */
export function readLanguagePath(path: string, languages: SiteLanguages): LanguagePath {
  const [main] = languages;
  const { prefix, rest = "/" } = PREFIXED.exec(path)?.groups ?? {};
  const named = languages.find((language) => language === prefix);
  if (prefix === undefined) return { language: main, path, hasMoved: false };
  return { language: named ?? main, path: rest, hasMoved: named === undefined || named === main };
}

/** Every possible address of a page, whatever languages the school chooses. */
export const everyAddress = (path: string): string[] => [
  path,
  ...LANGUAGES.map((language) => (path === "/" ? `/${language}` : `/${language}${path}`)),
];

const isDevanagari = (code: number) => code >= 0x0900 && code <= 0x097f;

const isLatin = (code: number) =>
  (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a) || (code >= 0xc0 && code <= 0x24f);

/** Called for every text of every page: regular expressions took a fifteenth of the rendering time. */
function countLetters(text: string): Record<Language, number> {
  let hi = 0;
  let en = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (isDevanagari(code)) hi++;
    else if (isLatin(code)) en++;
  }
  return { hi, en };
}

/** The language of most letters of a text; undefined for a text without letters, such as a number. */
export function writtenIn(text: string): Language | undefined {
  const { hi, en } = countLetters(text);
  if (hi + en === 0) return undefined;
  return hi > en ? "hi" : "en";
}

/** The language of a text if all its letters belong to one. */
export function languageOfAll(text: string): Language | undefined {
  const { hi, en } = countLetters(text);
  return hi === 0 || en === 0 ? writtenIn(text) : undefined;
}
