import { type Coded, inEnglishByField, message } from "../../../../core/content/messages/message.ts";
import { foldHindi } from "../../../../core/content/search/fold-hindi.ts";
import { checkEntry } from "../../../../core/content/types/check-entry.ts";
import type { EntryValues } from "../../../../core/server/content/entry-rows.ts";
import { findDoubtfulDates } from "../../../../core/server/sheets/read-date.ts";
import {
  type CheckedEvent,
  EVENT_IMPORT_FIELDS,
  type EventCheck,
  type EventImportField,
  type EventOutcome,
  type EventRequest,
  type EventRow,
  type EventValues,
} from "../../content/event-import-contract.ts";
import { events } from "../../content/events.ts";
import { findKindOfTitle } from "./find-kind.ts";
import { readDays } from "./read-days.ts";
import { readTimes } from "./read-times.ts";

/** An event that the calendar has already. */
export interface KnownEvent {
  title: string;
  titleHi: string | null;
  kind: string;
  startsOn: string;
  endsOn: string | null;
}

interface CheckedRow {
  checked: CheckedEvent;
  /** All fields of the new event; undefined if it is not to be added. */
  stored: EntryValues | undefined;
}

type Errors = Partial<Record<EventImportField, Coded>>;

const DAY_EXAMPLE = "15/08/2026";
/** Years before and after the current one in which an event may be. */
const [YEARS_BEFORE, YEARS_AFTER] = [10, 5];

/** The action of a save for each row. `present`: the events of the calendar; `today`: the day in India. */
export function checkEvents(
  request: EventRequest,
  present: readonly KnownEvent[],
  today: string,
): CheckedRow[] {
  const doubtful = findDoubtfulDates(request.rows.map(({ values }) => values.startsOn ?? ""));
  const known = new Map(present.map((event) => [keyOf(event), event.title]));
  const seen = new Map<string, number>();
  const entries: KnownEvent[] = [...present];
  const checked = request.rows.map((row, index) => {
    const { values, errors } = readRow(row, request, today);
    if (doubtful[index]) errors.startsOn = message("event_month_may_be_first");
    const entry = checkEntry(events, "create", values, () => true);
    const all = inOrder({ ...(entry.errors as Errors), ...errors });
    if (Object.keys(all).length > 0) return wrong(row, values, all);
    const stored = entry.values as EntryValues & KnownEvent;
    const earlier = seen.get(keyOf(stored));
    seen.set(keyOf(stored), row.row);
    if (known.has(keyOf(stored)) || earlier !== undefined) {
      const note =
        earlier === undefined ? message("event_known") : message("event_row_repeated", { row: earlier });
      return repeated(row, stored, note, request.known);
    }
    return { ...added(row, stored), overlaps: true };
  });
  entries.push(...checked.flatMap(({ stored }) => (stored ? [stored as EntryValues & KnownEvent] : [])));
  const findOthers = overlapFinder(entries);
  return checked.map(({ overlaps, ...row }) => (overlaps ? noteOthers(row, findOthers) : row));
}

export const countOutcomes = (rows: readonly CheckedRow[]): EventCheck["counts"] => {
  const counts: Record<EventOutcome, number> = { new: 0, skipped: 0, wrong: 0 };
  for (const { checked } of rows) counts[checked.outcome]++;
  return counts;
};

const keyOf = ({ startsOn, title }: Pick<KnownEvent, "startsOn" | "title">) =>
  `${startsOn} ${foldHindi(title).toLowerCase().replace(/\s+/g, " ").trim()}`;

const oneLine = (text: string) => text.normalize("NFC").replace(/\s+/g, " ").trim();

/** The values of a row as the form would send them. Cells that cannot be read keep their text. */
function readRow({ values: sent }: EventRow, { schoolYear, kind }: EventRequest, today: string) {
  const errors: Errors = {};
  const text = (field: EventImportField) => oneLine(sent[field] ?? "");
  const values: EventValues & Record<"startsOn" | "endsOn" | "startsAt" | "endsAt" | "kind", string> = {
    title: text("title"),
    titleHi: text("titleHi"),
    place: text("place"),
    kind: findKindOfTitle(text("kind") || text("title")) ?? (text("kind") || kind),
    startsOn: text("startsOn"),
    endsOn: text("endsOn"),
    startsAt: text("startsAt"),
    endsAt: text("endsAt"),
  };
  for (const field of ["endsOn", "startsOn"] as const) {
    if (values[field] === "") continue;
    const days = readDays(values[field], schoolYear);
    if (!days || !("from" in days)) {
      errors[field] = describeNoDay(field, days);
      continue;
    }
    const year = Number(days.to.slice(0, 4));
    const thisYear = Number(today.slice(0, 4));
    if (year < thisYear - YEARS_BEFORE || year > thisYear + YEARS_AFTER) {
      errors[field] = message("event_year_unlikely", {
        first: thisYear - YEARS_BEFORE,
        last: thisYear + YEARS_AFTER,
      });
      continue;
    }
    values[field] = field === "startsOn" ? days.from : days.to;
    if (field === "startsOn" && days.to !== days.from && values.endsOn === "") values.endsOn = days.to;
  }
  if (errors.startsOn === undefined && values.endsOn === values.startsOn) values.endsOn = "";
  for (const field of ["endsAt", "startsAt"] as const) {
    if (values[field] === "") continue;
    const times = readTimes(values[field]);
    // The rule of the field reports what is not a time.
    if (!times) continue;
    values[field] = times.start;
    if (field === "startsAt" && times.end !== null && values.endsAt === "") values.endsAt = times.end;
  }
  return { values, errors };
}

function describeNoDay(field: "startsOn" | "endsOn", days: ReturnType<typeof readDays>): Coded {
  if (days && "isMonthFirst" in days) return message("event_month_first", { example: DAY_EXAMPLE });
  if (days && "isNoDay" in days) return message("event_no_day");
  return message("not_a_date", { label: events.fields[field].label, example: DAY_EXAMPLE });
}

const added = ({ row }: EventRow, stored: EntryValues): CheckedRow => ({
  checked: { row, outcome: "new", values: toTexts(stored) },
  stored,
});

function repeated(row: EventRow, stored: EntryValues, note: Coded, known: EventRequest["known"]) {
  const { checked } = added(row, stored);
  const { errors: notes, errorParams: noteParams } = inEnglishByField({ title: note });
  const noted = { ...checked, notes, noteParams };
  return known === "add"
    ? { checked: noted, stored, overlaps: false }
    : { checked: { ...noted, outcome: "skipped" as const }, stored: undefined, overlaps: false };
}

const wrong = ({ row }: EventRow, values: EventValues, errors: Record<string, Coded>) => ({
  checked: { row, outcome: "wrong" as const, values, ...inEnglishByField(errors) },
  stored: undefined,
  overlaps: false,
});

const toTexts = (stored: EntryValues): EventValues =>
  Object.fromEntries(EVENT_IMPORT_FIELDS.map((field) => [field, String(stored[field] ?? "")]));

const inOrder = (errors: Errors): Record<string, Coded> =>
  Object.fromEntries(
    EVENT_IMPORT_FIELDS.flatMap((field) => (errors[field] === undefined ? [] : [[field, errors[field]]])),
  );

type FindOthers = (event: KnownEvent) => { title: string; count: number } | undefined;

/** Examinations of several classes are usually on the same day, so that this is not worth a remark. */
function overlapFinder(entries: readonly KnownEvent[]): FindOthers {
  return (event) => {
    const others = entries.filter(
      (other) =>
        other !== event &&
        other.startsOn <= (event.endsOn ?? event.startsOn) &&
        (other.endsOn ?? other.startsOn) >= event.startsOn &&
        !(other.kind === "examination" && event.kind === "examination"),
    );
    const [first] = others;
    return first && { title: first.title, count: others.length };
  };
}

function noteOthers({ checked, stored }: CheckedRow, findOthers: FindOthers): CheckedRow {
  const others = findOthers(stored as EntryValues & KnownEvent);
  if (!others) return { checked, stored };
  const { errors: notes, errorParams: noteParams } = inEnglishByField({
    title: message("event_same_days", others),
  });
  return { checked: { ...checked, notes, noteParams }, stored };
}
