import {
  anywhere,
  type Expression,
  isWeak,
  type Level,
  shorterQueries,
  type Term,
  toExpression,
} from "../../../content/search/read-query.ts";
import { MARKS } from "../../../content/search/search-tokens.ts";
import { dayInIndia } from "../../../content/text/india-time.ts";
import type { ContentStore } from "../../content/content-store.ts";
import type { FoundTexts } from "../../content/search/search-reader.ts";
import type { SearchScope } from "../../content/search/search-scope.ts";
import type { SiteSearch } from "./searched.ts";

/** With fewer results than this, spellings that sound alike are searched too: parents read the first five. */
const LITTLE = 5;

/** The index, with the part of it that visitors may read at that moment. */
export interface Opened {
  store: ContentStore;
  scope: SearchScope;
}

/** The terms that say something, or all of them if none does. */
function strongOf(terms: readonly Term[]): readonly Term[] {
  const strong = terms.filter((term) => !isWeak(term));
  return strong.length > 0 ? strong : terms;
}

interface Best extends FoundTexts {
  /** How the results were found, and by which of the terms. */
  level: Level;
  used: readonly Term[];
  /** The results lack some of these terms. */
  isPartial?: true;
}

const NOTHING: FoundTexts = { texts: [], total: 0, isCut: false };

type Range = Pick<SiteSearch, "limit" | "offset">;

/**
 * Entries with all terms that say something; weak words such as "where" count only in titles. If they are few and none has the title,
 * entries with the most important terms follow.
 */
export async function findBest(
  opened: Opened,
  q: string,
  terms: readonly Term[],
  range: Range,
): Promise<Best> {
  if (terms.length === 0) return { ...NOTHING, level: "typed", used: [] };
  const needed = strongOf(terms);
  const all = await findByTerms(opened, q, terms, range, needed);
  if (all.total >= LITTLE) return all;
  const { texts } =
    range.offset === 0 ? all : await findByTerms(opened, q, terms, { ...range, offset: 0 }, needed);
  const [first] = texts;
  if (first?.isBest && first.type !== "pages") return all;
  for (const fewer of shorterQueries(needed)) {
    const found = await findByTerms(opened, q, terms, range, fewer);
    if (found.total > all.total) return { ...found, used: all.total > 0 ? terms : fewer };
  }
  return all.total > 0 ? all : findPartly(opened, q, terms, range);
}

/** Entries with most of the words, if at least half of them are found anywhere; without words that say little. */
async function findPartly(
  { store, scope }: Opened,
  q: string,
  terms: readonly Term[],
  range: Range,
): Promise<Best> {
  const telling = terms.filter((term) => !isWeak(term));
  const known: Term[] = [];
  for (const term of telling) {
    if (await store.hasText(anywhere([term], "sound"), scope)) known.push(term);
  }
  const least = Math.ceil(telling.length / 2);
  // One of two numbers is another number.
  const isOnlyNumbers = known.length < telling.length && known.every(isNumber);
  if (known.length < least || known.length === 0 || isOnlyNumbers)
    return { ...NOTHING, level: "sound", used: terms };
  const covered = { terms: known.map((term) => anywhere([term], "sound")), least };
  const found = await store.findTexts(
    {
      ...range,
      q,
      anywhere: { any: covered.terms },
      covered,
      best: rank(known, "sound"),
      inTitle: inTitleOf(known),
      wholeTitle: toExpression(known, MARKS.title, "sound"),
      typedInTitle: toExpression(known, MARKS.title, "typed"),
      today: dayInIndia(new Date(scope.at)),
    },
    scope,
  );
  return { ...found, level: "sound", used: known, isPartial: true };
}

const isNumber = ({ words }: Term) => words.every((word) => /^\d+$/.test(word));

/** Entries with only the `needed` terms come after those with all. */
async function findByTerms(
  { store, scope }: Opened,
  q: string,
  used: readonly Term[],
  range: Range,
  needed: readonly Term[],
): Promise<Best> {
  const find = async (level: Level, withPdfs = false): Promise<Best> => {
    const all = toExpression(used, MARKS.text, level);
    const strong = strongOf(used);
    const whole = toExpression(strong, MARKS.text, level);
    const [inTitle = whole, ...rest] = rank(needed, level, withPdfs);
    const found = withPdfs ? anywhere(needed, level) : toExpression(needed, MARKS.text, level);
    return {
      level,
      used,
      ...(await store.findTexts(
        {
          ...range,
          q,
          anywhere: { any: [all, found] },
          best: needed.length < strong.length ? [whole, inTitle, ...rest] : [inTitle, ...rest],
          inTitle: inTitleOf(used),
          wholeTitle: toExpression(needed, MARKS.title, level),
          typedInTitle: toExpression(needed, MARKS.title, "typed"),
          today: dayInIndia(new Date(scope.at)),
        },
        scope,
      )),
    };
  };
  const byMeaning = await find("meaning");
  if (byMeaning.total >= LITTLE) return byMeaning;
  const isInPdfs = await store.hasText(toExpression(needed, MARKS.withPdfs, "sound"), scope);
  const withPdfs = isInPdfs ? await find("meaning", true) : byMeaning;
  return withPdfs.total < LITTLE ? find("sound", isInPdfs) : withPdfs;
}

/** Each in a title; by its sound if the school knows it only so. */
const inTitleOf = (terms: readonly Term[]) =>
  terms.map((term) => toExpression([term], MARKS.title, term.heard ? "sound" : "meaning"));

/** In the title, then anywhere, then with PDFs, then alike by sound in the title, then anywhere. */
function rank(terms: readonly Term[], level: Level, withPdfs = false): Expression[] {
  const inTitle = toExpression(terms, MARKS.title, "meaning");
  const inText = toExpression(terms, MARKS.text, "meaning");
  if (level !== "sound") return withPdfs ? [inTitle, inText] : [inTitle];
  const meant = withPdfs ? anywhere(terms, "meaning") : inText;
  const sounds = { any: [meant, toExpression(terms, MARKS.title, "sound")] };
  return withPdfs
    ? [inTitle, inText, meant, sounds, { any: [meant, toExpression(terms, MARKS.text, "sound")] }]
    : [inTitle, inText, sounds];
}
