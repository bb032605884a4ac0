import { asTyped } from "./glyphs.ts";
import { countVerdicts } from "./judge-words.ts";
import { createWordCache, legacyToUnicode, type WordCache } from "./legacy-to-unicode.ts";
import { looksLikeLegacyHindi } from "./looks-like-legacy-hindi.ts";

/** How well a text fits the words of a column. `nearlyOwn` is a word of the school in another case. */
export const FIT = { none: 0, common: 1, nearlyOwn: 2, own: 3 } as const;
export type Fit = (typeof FIT)[keyof typeof FIT];

export interface TextColumn {
  texts: readonly string[];
  /** For a column of known words, such as classes or sections. */
  fitOf?: ((text: string) => Fit) | undefined;
}

/** `unsure`: the texts can be read in both ways, and somebody has to decide. */
export type Font = "legacy" | "typed" | "unsure";

export interface DecidedColumn {
  font: Font;
  /** The texts in Unicode, for a column that is not `typed`. Texts that were not typed in the font stay as they are. */
  converted: readonly string[];
}

/**
 * The evidence of one text. `legacy`: only the font explains it; `letter`: the same, but a single letter is weak evidence; `either`: it is a
 * known word in both ways; `open`: it can be read in both ways; `word` and `code`: it was not typed in the font; `none`: nothing.
 */
type Reading = "legacy" | "letter" | "either" | "open" | "word" | "code" | "none";

/** The evidence of a single column. `thin`: some texts show the font and none excludes it; `few`: most texts exclude it. */
type Evidence = "legacy" | "thin" | "mixed" | "few" | "either" | "open" | "word" | "code" | "none";

/** Neha, Ujjain: in the font, capitals are half letters, and hardly any Hindi word begins like this without showing the font. */
const ENGLISH_NAME = /^[A-Z][a-z]{2,}(?: [A-Z][a-z]{2,})*$/;

const LATIN_WORD = /(?<![^\s(])[A-Za-z]{4,}(?![^\s).,])/;

/**
 * Decides which columns of a sheet were typed in Kruti Dev or DevLys. Most columns show it alone. For the others the whole sheet counts,
 * and in a sheet with rows of two sources the other columns of a row.
 */
export function decideFonts(
  columns: readonly TextColumn[],
  headings: readonly string[] = [],
): DecidedColumn[] {
  const cache = createWordCache();
  const readings = columns.map(({ texts, fitOf }) => {
    const known = new Map<string, Reading>();
    return texts.map((text) => {
      const reading = known.get(text) ?? readText(text, fitOf, cache);
      known.set(text, reading);
      return reading;
    });
  });
  const evidence = readings.map(judgeColumn);
  const hasMixed = evidence.some(isMixed);
  const hasLegacy = evidence.includes("legacy") || headings.some((heading) => looksLikeLegacyHindi(heading));
  const isLegacySheet = hasLegacy && !hasMixed && !evidence.includes("word");
  const rowFonts = hasMixed ? findRowFonts(readings.filter((_, index) => isMixed(evidence[index]))) : [];

  return columns.map(({ texts, fitOf }, index) => {
    const column = readings[index] ?? [];
    const shown = evidence[index] ?? "none";
    const font = decide(shown, column);
    if (font === "typed") return { font, converted: [] };
    const staysTyped = (text: string, reading: Reading | undefined, row: number) =>
      reading !== "legacy" &&
      (rowFonts[row] === "typed" ||
        (shown === "few" && rowFonts[row] !== "legacy") ||
        (isTyped(reading) && (fitOf !== undefined || ENGLISH_NAME.test(text))));
    const converted = texts.map((text, row) =>
      staysTyped(text, column[row], row) ? text : legacyToUnicode(text, cache),
    );
    return converted.some((text, row) => text !== texts[row]) ? { font, converted } : TYPED;
  });

  function decide(shown: Evidence, column: readonly Reading[]): Font {
    if (shown === "none" || shown === "word" || shown === "code") return "typed";
    if (shown === "legacy" || (isLegacySheet && (shown === "thin" || shown === "either"))) return "legacy";
    if (!hasLegacy && !hasMixed && (shown === "open" || shown === "either")) return "typed";
    if (shown === "few") return "unsure";
    const isClear = (reading: Reading, row: number) =>
      rowFonts[row] !== undefined || reading === "legacy" || reading === "none" || isTyped(reading);
    return column.every(isClear) ? "legacy" : "unsure";
  }
}

const TYPED: DecidedColumn = { font: "typed", converted: [] };

const isTyped = (reading: Reading | undefined) => reading === "word" || reading === "code";
const isMixed = (evidence: Evidence | undefined) => evidence === "mixed" || evidence === "few";

function readText(text: string, fitOf: TextColumn["fitOf"], cache: WordCache): Reading {
  if (!/[A-Za-z\uf020-\uf0ff]/.test(text)) return "none";
  const known = fitOf && readKnown(text, legacyToUnicode(text, cache), fitOf);
  if (known) return known;
  if (looksLikeLegacyHindi(text, cache.verdicts)) return "legacy";
  const { common, unclear, other } = countVerdicts(asTyped(text).split(/\s+/), cache.verdicts);
  if (other > 0 || (common === 0 && ENGLISH_NAME.test(text))) return LATIN_WORD.test(text) ? "word" : "code";
  // Free text has single letters everywhere.
  return common + unclear > 0 || fitOf ? "open" : "none";
}

/** Undefined for a text that is no known word in either way. */
function readKnown(text: string, converted: string, fitOf: (text: string) => Fit): Reading | undefined {
  const typedFit = fitOf(text);
  const fontFit = converted === text ? FIT.none : fitOf(converted);
  if (typedFit === FIT.none && fontFit === FIT.none) return undefined;
  if (fontFit === FIT.none || (typedFit === FIT.own && fontFit !== FIT.own))
    return LATIN_WORD.test(text) ? "word" : "code";
  if (fontFit > typedFit) {
    const isLetter = (text.match(/[A-Za-z]/g)?.length ?? 0) < 2;
    return isLetter && fontFit !== FIT.own ? "letter" : "legacy";
  }
  return typedFit === FIT.common ? "either" : "open";
}

function judgeColumn(readings: readonly Reading[]): Evidence {
  const count = { legacy: 0, letter: 0, either: 0, open: 0, word: 0, code: 0, none: 0 };
  for (const reading of readings) count[reading]++;
  const forFont = count.legacy + count.letter;
  const against = count.word + count.code;
  const undecided = count.either + count.open;
  if (forFont === 0) {
    if (against > 0) return count.word > 0 ? "word" : "code";
    if (undecided > 0) return count.open > 0 ? "open" : "either";
    return "none";
  }
  const isThird = forFont * 3 >= forFont + against + undecided;
  if (against === 0) return count.legacy > 0 && isThird ? "legacy" : "thin";
  if (count.legacy * 3 < count.legacy + against) return count.legacy > 0 ? "few" : "mixed";
  return isThird && against * 3 < count.legacy + against ? "legacy" : "mixed";
}

/** The font of each row, as far as its texts in columns with both fonts agree. */
function findRowFonts(columns: readonly (readonly Reading[])[]): ("legacy" | "typed" | undefined)[] {
  return (columns[0] ?? []).map((_, row) => {
    const readings = columns.map((column) => column[row]);
    const isLegacy = readings.includes("legacy");
    if (isLegacy === readings.some(isTyped)) return undefined;
    return isLegacy ? "legacy" : "typed";
  });
}
