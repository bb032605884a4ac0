import type { CalendarEntry } from "../content/calendar.ts";
import { timesOf, toBasicDay, toBasicMoment } from "../content/entry-times.ts";

export interface CalendarFile {
  name: string;
  /** The host of the site, which makes the ids of entries unique across schools. */
  host: string;
  entries: readonly CalendarEntry[];
  nameOfKind: Record<CalendarEntry["kind"], string>;
  /** The full address of a path. */
  address(path: string): string;
}

/** An iCalendar file (RFC 5545). */
export function writeCalendarFile({ name, ...file }: CalendarFile): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Gurukul//School calendar//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escapeText(name)}`,
    "X-WR-TIMEZONE:Asia/Kolkata",
    "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
    // The same for older programs.
    "X-PUBLISHED-TTL:PT6H",
    ...file.entries.flatMap((entry) => describeEntry(entry, file)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

function describeEntry(entry: CalendarEntry, { host, nameOfKind, address }: Omit<CalendarFile, "name">) {
  const changed = toBasicMoment(new Date(entry.updatedAt));
  return [
    "BEGIN:VEVENT",
    `UID:${entry.id}@${host}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    ...describeTime(entry),
    `SUMMARY:${escapeText(entry.title)}`,
    ...(entry.place ? [`LOCATION:${escapeText(entry.place)}`] : []),
    ...(entry.description ? [`DESCRIPTION:${escapeText(entry.description)}`] : []),
    `CATEGORIES:${escapeText(nameOfKind[entry.kind])}`,
    `URL:${address(entry.path)}`,
    // Does not mark the parent as busy.
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

/** In UTC, so that programs need no time zone data. */
function describeTime(entry: CalendarEntry): string[] {
  const times = timesOf(entry);
  if ("from" in times) {
    return [`DTSTART;VALUE=DATE:${toBasicDay(times.from)}`, `DTEND;VALUE=DATE:${toBasicDay(times.until)}`];
  }
  const start = `DTSTART:${toBasicMoment(times.start)}`;
  return times.end ? [start, `DTEND:${toBasicMoment(times.end)}`] : [start];
}

const LINE_BREAK = /\r\n?|\n/g;
const CONTROL_CHARACTER = /\p{Cc}/gu;

const escapeText = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\\;,]/g, "\\$&")
    .split(LINE_BREAK)
    .map((line) => line.replaceAll("\t", " ").replace(CONTROL_CHARACTER, ""))
    .join("\\n");

const MAX_OCTETS = 75;

/** A folded line continues after a line break and a space. Characters of several octets are not split. */
export function foldLine(line: string): string {
  const folded: string[] = [];
  let part = "";
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > MAX_OCTETS) {
      folded.push(part);
      part = "";
      octets = 1;
    }
    part += letter;
    octets += size;
  }
  return [...folded, part].join("\r\n ");
}
