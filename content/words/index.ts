import { en, type Words } from "./en.ts";
import { hi } from "./hi.ts";
import type { Language } from "./languages.ts";

/** The program's own words for the public site, by language. */
export const WORDS: Record<Language, Words> = { en, hi };
