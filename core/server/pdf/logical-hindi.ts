/** A consonant with its nukta. */
const CONSONANT = "[\\u0915-\\u0939\\u0958-\\u095f]\\u093c?";
const CLUSTER = `(?:${CONSONANT}्)*${CONSONANT}`;
const MISPLACED_I = /(?<![\u0915-\u0939\u0958-\u095f\u093c])ि(?=[\u0915-\u0939\u0958-\u095f])/;
const I_AND_CLUSTER = new RegExp(`ि(${CLUSTER})`, "g");
const CLUSTER_AND_REPH = new RegExp(`(${CLUSTER}[\\u093e-\\u094c\\u0900-\\u0903]*)र्`, "g");

/**
 * Many PDFs have Hindi in the order of the printed signs: the sign of a short i before its consonants, the hook of an r after them
 * (िवद्याथीर् for विद्यार्थी). Returns the text in the order in which it is typed.
 */
export const inLogicalOrder = (text: string): string =>
  MISPLACED_I.test(text) ? text.replace(I_AND_CLUSTER, "$1ि").replace(CLUSTER_AND_REPH, "र्$1") : text;
