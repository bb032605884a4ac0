import { legacyToUnicode } from "../../content/legacy-hindi/legacy-to-unicode.ts";
import { looksLikeLegacyHindi } from "../../content/legacy-hindi/looks-like-legacy-hindi.ts";
import { foldText } from "../../content/search/fold-hindi.ts";

/** Of, the, 's, का. */
const FILLERS = new Set(
  ["of", "the", "a", "s", "and", "or", "का", "की", "के", "एवं", "व", "तथा", "या"].map(foldText),
);
const NUMBER_WORDS = /^(?:no|nos|num|number|numbers|नं|न|नंबर|नबर|नम्बर|नंबरस|संख्या)$/;
/** Hindi abbreviations end with a zero: नं०. */
const ABBREVIATION = /(?<=[\u0900-\u0963])0$/;
/** Headings in camel case: rollNumber. */
const BEFORE_CAPITALS = /(?<=[a-z])(?=[A-Z])/g;
/** A heading in two languages, or about two things, has parts; the first separators are the stronger ones. */
const BETWEEN_PARTS = [/[/|\n]+/, /[/|()[\]\n:–]+/];
/** A Hindi heading and its English version may be separated only by a space. */
const BETWEEN_SCRIPTS = /(?<=[\u0900-\u097f]\.?)\s+(?=[A-Z])|(?<=[A-Z]\.?)\s+(?=[\u0900-\u097f])/i;
const VAGUER = 1000;

/** The words of a heading, independent of order, spelling and number. */
function wordsOf(heading: string, dots: "" | " "): string {
  const words = foldText(heading)
    .replaceAll(".", dots)
    .replace(/['’`]s(?![a-z])/g, "")
    .split(/[^\p{L}\p{M}\d]+/u)
    .map((word) => word.replace(ABBREVIATION, ""))
    .map((word) =>
      NUMBER_WORDS.test(word) ? "no" : word.replace(/^(student|parent|guardian|father)s$/, "$1"),
    );
  return [...new Set(words)]
    .filter((word) => word !== "" && !FILLERS.has(word))
    .sort()
    .join(" ");
}

interface FoundField<Field extends string> {
  field: Field;
  /** Lower is more specific. */
  rank: number;
}

/** Recognises the columns of a sheet. `headings` has what offices write above each field, separated by commas, the most exact first. */
export function createColumnFinder<Field extends string>(headings: Readonly<Record<Field, string>>) {
  const fields = Object.keys(headings) as Field[];
  const known = new Map(
    fields.flatMap((field) =>
      headings[field].split(",").map((heading, rank) => [wordsOf(heading, " "), { field, rank }] as const),
    ),
  );

  const findWhole = (heading: string): FoundField<Field> | undefined =>
    known.get(wordsOf(heading, "")) ??
    known.get(wordsOf(heading, " ")) ??
    known.get(wordsOf(heading.replace(BEFORE_CAPITALS, " "), ""));

  /** Only if both mean the same: Mother का नाम is not the name of a student. */
  function findInBothScripts(heading: string): FoundField<Field> | undefined {
    const [one, other] = heading.split(BETWEEN_SCRIPTS).map(findWhole);
    return one?.field === other?.field ? one : undefined;
  }

  function findTyped(heading: string): FoundField<Field> | undefined {
    const whole = findWhole(heading);
    if (whole) return whole;
    const parts = BETWEEN_PARTS.flatMap((separator) => heading.split(separator));
    const found = parts.map(findWhole).find(Boolean) ?? findInBothScripts(heading);
    return found && { field: found.field, rank: found.rank + VAGUER };
  }

  /** The field of a heading in English, in Hindi, or in Hindi typed in Kruti Dev. */
  const findField = (heading: string): FoundField<Field> | undefined =>
    findTyped(heading) ?? findTyped(legacyToUnicode(heading));

  return {
    findField,

    /** Converted to Unicode if typed in Kruti Dev. */
    showHeading(heading: string): string {
      if (findTyped(heading)) return heading;
      return findField(heading) || looksLikeLegacyHindi(heading) ? legacyToUnicode(heading) : heading;
    },

    /** The field of each column; of several candidates for a field, the one with the most specific heading, then the fullest. */
    findColumns(titles: readonly string[], countFilled: (column: number) => number): (Field | null)[] {
      const columns: (Field | null)[] = titles.map(() => null);
      const found = titles.map((heading) => findField(heading));
      for (const field of fields) {
        const [best] = found
          .flatMap((each, column) => (each?.field === field ? [{ column, rank: each.rank }] : []))
          .sort((one, other) => one.rank - other.rank || countFilled(other.column) - countFilled(one.column));
        if (best) columns[best.column] = field;
      }
      return columns;
    },
  };
}
