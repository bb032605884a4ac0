import { en, type Words } from "./en.ts";
import { hi } from "./hi.ts";
import type { Language } from "./languages.ts";

/** The built-in texts of the public site, by language. */
export const WORDS: Record<Language, Words> = { en, hi };
