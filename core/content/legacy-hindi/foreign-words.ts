const DEVANAGARI = /[ऀ-ॿ]/;
const ADDRESS =
  /:\/\/|^www\.|\.(?:com|in|org|net|edu|gov|info|school|example)(?:[/?.,;:)]|$)|^[\w.+-]+@[\w-]+\.\w/i;
const ABBREVIATION = /^\W*[A-Z]{2,}\W*$/;
/** In the font, the sign of the pound is a letter. */
const PRICE = /^£\d/;

/** Longer than any word with punctuation; the patterns of the font are slow for a cell without spaces. */
const LONGEST_WORD = 100;

/** Addresses, abbreviations, prices and Unicode text were not typed in the font. */
export const isForeign = (word: string): boolean =>
  word.length > LONGEST_WORD ||
  DEVANAGARI.test(word) ||
  ADDRESS.test(word) ||
  ABBREVIATION.test(word) ||
  PRICE.test(word);
