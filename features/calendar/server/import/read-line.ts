import type { EventValues } from "../../content/event-import-contract.ts";
import { findKind } from "./find-kind.ts";
import { readDays } from "./read-days.ts";
import { looksLikeTimes } from "./read-times.ts";

/** The date is within this many characters. */
const DATE_WITHIN = 60;
/** "Saturday, 28 December 2026 to Sunday, 3 January 2027" has nine, a date of digits up to six. */
const MOST_WORDS = 12;
const WORD_END = /[^\s,;:|–—-](?=[\s,;:|–—-]|$)/g;
const WORD_START = /(?<=[\s,;:|(–—-])[^\s,;:|(–—-]/g;
const EDGES_AT_START = /^[\s,;:|.)–—-]+/;
const EDGES_AT_END = /[\s,;:|(–—-]+$/;
const BETWEEN_PARTS = /\s[-–—|]+\s|[,;|\t]|\s{2,}|\s*\(/g;
const NUMBERING = /^\s*(?:[-–*•▪]|\(?\d{1,3}[.)])\s*/;
const QUOTED = /^"(.*)"$/;
/** "Independence Day / स्वतंत्रता दिवस" */
const BOTH_LANGUAGES = /^([^\u0900-\u097f/|]+)[/|]([^a-z/|]*[\u0900-\u097f][^a-z/|]*)$/i;
const EDGES_OF_ENDING = /[)\s]+$/;
const TIMES_WITHIN = 40;
/** A line ends with at most a kind, a time and some brackets. */
const MOST_ENDINGS = 4;
/** "9:00 – 12:00" has two parts. */
const MOST_PARTS_OF_ENDING = 2;
/** A two-digit number behind a month may be an hour or a count: 15 Aug 10 am. */
const LIKELY_YEARS = 10;

/** Reads a line such as "15 Aug – Independence Day – holiday" or "PTM 12 Dec". A line without a date is a title. */
export function readLine(line: string, schoolYear: number): EventValues {
  const bare = line.replace(NUMBERING, "").trim();
  const found = findDate(line.trim(), schoolYear) ?? findDate(bare, schoolYear);
  if (!found) {
    const last = readDateAtEnd(bare, schoolYear);
    if (last) return last;
  }
  const { date, rest } = found ?? takeDigits(line.trim());
  const values: EventValues = date === undefined ? {} : { startsOn: date };
  const title = readEndings(readStartTime(rest, values), values);
  return { ...values, ...nameTitle(title.replace(QUOTED, "$1").trim()) };
}

/** The longest beginning of the line that is a date or a span of days. */
function findDate(line: string, schoolYear: number): { date: string; rest: string } | undefined {
  const start = line.slice(0, DATE_WITHIN);
  const ends = [...start.matchAll(WORD_END)].slice(0, MOST_WORDS).map(({ index }) => index + 1);
  for (const end of ends.reverse()) {
    const date = line.slice(0, end);
    // The times of a day are read for themselves.
    if (date.includes(":")) continue;
    const days = readDays(date, schoolYear);
    if (!days || !("from" in days)) continue;
    if (Math.abs(Number(days.from.slice(0, 4)) - schoolYear) > LIKELY_YEARS) continue;
    return { date, rest: line.slice(end).replace(EDGES_AT_START, "") };
  }
  return undefined;
}

/** A line that begins with its title, with the longest date at its end. */
function readDateAtEnd(line: string, schoolYear: number): EventValues | undefined {
  const values: EventValues = {};
  const text = readEndings(line, values);
  for (const { index } of text.matchAll(WORD_START)) {
    const title = text.slice(0, index).replace(EDGES_AT_END, "");
    if (title === "" || text.length - index > DATE_WITHIN) continue;
    const startsOn = text.slice(index);
    const days = readDays(startsOn, schoolYear);
    if (days && "from" in days) return { ...values, startsOn, ...nameTitle(title) };
  }
  return undefined;
}

/** The first part of a line that begins with a digit is a date that cannot be read: "32 Dec – Sports day". */
function takeDigits(line: string): { date: string | undefined; rest: string } {
  const [first] = line.slice(0, DATE_WITHIN).matchAll(BETWEEN_PARTS);
  if (!first || !/^[\d०-९]/.test(line)) return { date: undefined, rest: line };
  return { date: line.slice(0, first.index), rest: line.slice(first.index + first[0].length).trimStart() };
}

/** "9:00 am – Assembly", also with a span of times. */
function readStartTime(rest: string, values: EventValues): string {
  const last = [...rest.slice(0, TIMES_WITHIN).matchAll(BETWEEN_PARTS)].findLast(({ index }) =>
    looksLikeTimes(rest.slice(0, index).trim()),
  );
  if (!last) return rest;
  values.startsAt = rest.slice(0, last.index).trim();
  return rest.slice(last.index + last[0].length).replace(EDGES_AT_START, "");
}

/** Takes the kind and the times from the end of a line. */
function readEndings(rest: string, values: EventValues): string {
  let title = rest;
  for (let taken = 0; taken < MOST_ENDINGS; taken++) {
    const ends = [...title.matchAll(BETWEEN_PARTS)]
      .slice(-MOST_PARTS_OF_ENDING)
      .map(({ index, 0: between }) => ({
        index,
        text: title
          .slice(index + between.length)
          .replace(EDGES_OF_ENDING, "")
          .trimStart(),
      }));
    const end = ends.find(({ text }) => isEnding(text, values));
    if (!end) break;
    if (findKind(end.text)) values.kind = end.text;
    else if (end.text !== "") values.startsAt = end.text;
    title = title.slice(0, end.index).replace(EDGES_AT_END, "");
  }
  return title;
}

const isEnding = (text: string, { kind, startsAt }: EventValues) =>
  text === "" ||
  (kind === undefined && findKind(text) !== undefined) ||
  (startsAt === undefined && looksLikeTimes(text));

function nameTitle(title: string): EventValues {
  const [, english, hindi] = BOTH_LANGUAGES.exec(title) ?? [];
  if (english !== undefined && hindi !== undefined && english.trim() !== "") {
    return { title: english.trim(), titleHi: hindi.trim() };
  }
  return title === "" ? {} : { title };
}
