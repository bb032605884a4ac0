/** The width of a text in one font and size. */
export type Measure = (text: string) => number;

export interface FittedText {
  size: number;
  lines: string[];
}

const ELLIPSIS = "…";
const graphemes = new Intl.Segmenter("hi", { granularity: "grapheme" });
const charactersOf = (text: string) => Array.from(graphemes.segment(text), ({ segment }) => segment);

/** The characters that the fonts in `fonts/` have in common, apart from the two joiners of Devanagari. */
const IN_FONTS =
  /[ -~\u00a1-\u00ab\u00ae-\u00b9\u00bb-\u00ffıŒœˆ˚˜–—‘’‚“”„•…‹›⁄€™−₹\u0901-\u0903\u0905-\u0939\u093c-\u094d\u0950\u0964-\u0970]/;
const REPLACED: Record<string, string> = {
  "‐": "-",
  "‑": "-",
  "‒": "–",
  "―": "—",
  "′": "'",
  "″": '"',
  º: "°",
};
const STRAY_JOINER = /(?<![\u0900-\u097f])[\u200c\u200d]+/g;

/**
 * The text without characters that our fonts lack, such as emoji and other scripts. A Latin letter with a rare accent loses the
 * accent.
 */
export function keepDrawable(text: string): string {
  const kept = Array.from(text.normalize("NFC"), (character) => {
    if (/\s/.test(character)) return " ";
    const shown = REPLACED[character] ?? character;
    if (/[\u200c\u200d]/.test(shown) || IN_FONTS.test(shown)) return shown;
    const [plain = ""] = shown.normalize("NFD");
    return IN_FONTS.test(plain) ? plain : "";
  });
  return kept.join("").replace(STRAY_JOINER, "").replace(/ +/g, " ").trim();
}

/**
 * Lines of whole words; only a word that is wider than a line is broken, between two characters. Words are measured separately:
 * measuring every line as it grows takes ten times as long.
 */
export function wrapText(text: string, width: number, measure: Measure): string[] {
  const space = measure(" ");
  const lines: string[] = [];
  let line = "";
  let used = 0;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const wordWidth = measure(word);
    if (line !== "" && used + space + wordWidth <= width) {
      line += ` ${word}`;
      used += space + wordWidth;
      continue;
    }
    if (line !== "") lines.push(line);
    const pieces = wordWidth <= width ? [word] : breakWord(word, width, measure);
    line = pieces.pop() ?? "";
    used = pieces.length > 0 ? measure(line) : wordWidth;
    lines.push(...pieces);
  }
  return line === "" ? lines : [...lines, line];
}

function breakWord(word: string, width: number, measure: Measure): string[] {
  const pieces: string[] = [];
  let piece = "";
  for (const character of charactersOf(word)) {
    if (piece !== "" && measure(piece + character) > width) {
      pieces.push(piece);
      piece = "";
    }
    piece += character;
  }
  return [...pieces, piece];
}

export interface Room {
  width: number;
  height: number;
  /** The height of a line, as a multiple of the font size. */
  lineHeight: number;
  /** The largest first. */
  sizes: readonly [number, ...number[]];
}

/** The text in the largest size that fits. If even the smallest is too large, the text is shortened. */
export function fitText(text: string, room: Room, measureIn: (size: number) => Measure): FittedText {
  let fitted: FittedText = { size: room.sizes[0], lines: [] };
  for (const size of room.sizes) {
    fitted = { size, lines: wrapText(text, room.width, measureIn(size)) };
    if (fitted.lines.length <= linesIn(room, size)) return fitted;
  }
  const { size, lines } = fitted;
  const shown = lines.slice(0, linesIn(room, size));
  const last = shorten(shown.pop() ?? "", room.width, measureIn(size));
  return { size, lines: [...shown, last] };
}

const linesIn = ({ height, lineHeight }: Room, size: number) =>
  Math.max(1, Math.floor(height / (size * lineHeight)));

/** A line with an ellipsis instead of its last words, or of the last characters of its only word. */
function shorten(line: string, width: number, measure: Measure): string {
  const isTooWide = (text: string) => measure(text + ELLIPSIS) > width;
  let kept = line;
  while (isTooWide(kept) && kept.includes(" ")) kept = kept.slice(0, kept.lastIndexOf(" "));
  const characters = charactersOf(kept);
  while (characters.length > 1 && isTooWide(characters.join(""))) characters.pop();
  return characters.join("") + ELLIPSIS;
}
