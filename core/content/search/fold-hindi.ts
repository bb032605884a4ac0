/** Invisible characters: joiners, direction marks, soft hyphens. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
const NUKTA = /\u093c/g;
/** A nasal joined to a consonant of its row may be written as a dot: हिन्दी, हिंदी. */
const JOINED_NASAL = /[ङञणनम]्(?=[क-घच-झट-ढत-धप-भ])/g;
const DEVANAGARI_ZERO = "०".charCodeAt(0);

/** Numbers copied from a phone's contacts are wrapped in direction marks. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, "").trim();

/** १५ becomes 15. */
export const plainDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));

/**
 * One spelling for words that Hindi spells in several ways: with and without nukta, in either encoding; ँ, ं and joined
 * nasals; with and without joiners; १५ and 15. Only for comparing texts, never for display.
 */
export const foldHindi = (text: string): string =>
  plainDigits(text.normalize("NFD").replace(INVISIBLE, ""))
    .replace(NUKTA, "")
    .replaceAll("ँ", "ं")
    .replace(JOINED_NASAL, "ं");

/** One lower-case spelling for all variants of a text. */
export const foldText = (text: string): string => foldHindi(text).normalize("NFC").toLowerCase();
