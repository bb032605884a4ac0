/** Characters that are not seen: joiners, marks of direction, soft hyphens. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
const NUKTA = /\u093c/g;
/** A nasal that is joined to a consonant of its row may be written as a dot: हिन्दी, हिंदी. */
const JOINED_NASAL = /[ङञणनम]्(?=[क-घच-झट-ढत-धप-भ])/g;
const DEVANAGARI_ZERO = "०".charCodeAt(0);

/** What is copied from a phone's contacts comes between marks of direction. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, "").trim();

/** १५ as 15. */
export const plainDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));

/**
 * One spelling for what Hindi spells in several ways: with and without nukta, however that is stored; ँ, ं and joined nasals;
 * with and without joiners; १५ and 15. Texts that are compared with each other are all folded; none is shown.
 */
export const foldHindi = (text: string): string =>
  plainDigits(text.normalize("NFD").replace(UNSEEN, ""))
    .replace(NUKTA, "")
    .replaceAll("ँ", "ं")
    .replace(JOINED_NASAL, "ं");
