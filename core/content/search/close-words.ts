/** Shorter words are one letter away from too many others: feet, fees. */
const SHORTEST = 5;
const TWO_EDITS_FROM = 8;

const DEVANAGARI = /[\u0900-\u097f]/;
const LETTERS = /^[\p{L}\p{M}]+$/u;

/** How many letters of a folded word may be wrong; 0 for words that are not corrected. */
export const editsFor = (word: string): number => {
  if (word.length < SHORTEST || !LETTERS.test(word)) return 0;
  return word.length < TWO_EDITS_FROM ? 1 : 2;
};

/** The words of the same script that differ in few letters, the closest first. */
export function closeWords(word: string, vocabulary: Iterable<string>): { word: string; edits: number }[] {
  const most = editsFor(word);
  const close: { word: string; edits: number }[] = [];
  if (most === 0) return close;
  const isHindi = DEVANAGARI.test(word);
  const letters = lettersOf(word);
  for (const each of new Set(vocabulary)) {
    if (Math.abs(each.length - word.length) > most) continue;
    // An edit changes at most two letters: this leaves out nearly all words before they are compared.
    if (countBits(lettersOf(each) ^ letters) > 2 * most || DEVANAGARI.test(each) !== isHindi) continue;
    const edits = countEdits(word, each, most);
    if (edits > 0 && edits <= most) close.push({ word: each, edits });
  }
  return close.sort((one, other) => one.edits - other.edits || (one.word < other.word ? -1 : 1));
}

/** A bit for each letter of a word. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let place = 0; place < word.length; place++) letters |= 1 << (word.charCodeAt(place) & 31);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** How many letters are missing, added, wrong or swapped; more than `most` as soon as that is certain. */
function countEdits(one: string, other: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let place = 1; place <= other.length; place++) {
      const isSame = one[row - 1] === other[place - 1];
      const isSwapped = one[row - 1] === other[place - 2] && one[row - 2] === other[place - 1];
      current[place] = Math.min(
        at(last, place) + 1,
        at(current, place - 1) + 1,
        at(last, place - 1) + (isSame ? 0 : 1),
        isSwapped ? at(before, place - 2) + 1 : most + 1,
      );
    }
    if (Math.min(...current) > most) return most + 1;
    before = last;
    last = current;
  }
  return at(last, other.length);
}

const at = (numbers: readonly number[], place: number) => numbers[place] ?? Number.POSITIVE_INFINITY;
