import { addDays, weekdayOf } from "../../../core/content/days/calendar-days.ts";
import { FACTS, type Fact } from "../../../core/content/search/word-groups.ts";
import type { Identity } from "../../../core/content/site/identity.ts";
import { readToday } from "../../../core/content/text/read-today.ts";
import type { SiteResults } from "../../../core/server/pages/search/searched.ts";
import { isWritten } from "../../../core/site/components/words.tsx";
import type { PageServices } from "../../../core/site/public-page.ts";
import { loadComingEntries } from "../../calendar/site/exports.ts";
import { findChargedColumns, findFeeTotals } from "../../fees/content/exports.ts";
import { findLevels } from "../../school/content/exports.ts";
import type { AskedDays, CalendarQuestion } from "../content/find-calendar-question.ts";

export type Answers = Awaited<ReturnType<typeof loadAnswers>>;

/** The details of the school that answer a search, without blank ones. */
export async function loadAnswers(
  services: PageServices,
  { facts, answers: { feeClass, calendar } }: Pick<SiteResults, "facts" | "answers">,
) {
  const { content } = services;
  const shownPaths = await content.findShownPaths();
  const school = await content.page("school");
  const { timings } = await content.page("parents");
  const { principalsDesk } = await content.page("home");
  const isKnown: Record<Fact, boolean> = {
    phone: school.phones.length > 0,
    email: school.email !== null,
    address: hasAddress(school),
    hours: school.officeHours.length > 0,
    timings: shownPaths.has("/parents") && timings.items.length > 0,
    principal: isWritten(principalsDesk.name),
  };
  const fees = feeClass !== undefined && shownPaths.has("/fees") ? await content.page("fees") : undefined;
  const columns = fees && findChargedColumns(fees.charges, fees.rows);
  const classFees = (fees?.rows ?? [])
    .filter(
      ({ grade }) => feeClass !== undefined && findLevels(grade.en ?? grade.hi ?? "").includes(feeClass),
    )
    .map((row) => ({ id: row.id, grade: row.grade, totals: columns && findFeeTotals(row, columns) }));
  return {
    facts: FACTS.filter((fact) => facts.includes(fact) && isKnown[fact]),
    timings,
    principalsDesk,
    session: fees?.session ?? "",
    classFees,
    calendar: calendar && shownPaths.has("/calendar") ? await findDates(services, calendar) : undefined,
  };
}

/** Coming entries that a search without days shows. */
const NEXT = 3;

/** The entries of the calendar that a search asks for. */
async function findDates(services: PageServices, { days, kind }: CalendarQuestion) {
  const today = readToday(services.content);
  const coming = await loadComingEntries(services, today);
  const asked = coming.filter((entry) => kind === undefined || entry.kind === kind);
  if (days === "next") return { days, entries: asked.slice(0, NEXT) };
  const [first, last] = spanOf(days, today);
  return { days, entries: asked.filter(({ from, to }) => from <= last && to >= first) };
}

/** Weeks begin on Monday; what is over of this week is not asked for. */
function spanOf(days: Exclude<AskedDays, "next">, today: string): readonly [first: string, last: string] {
  const sunday = addDays(today, 6 - weekdayOf(today));
  const spans = {
    today: [today, today],
    tomorrow: [addDays(today, 1), addDays(today, 1)],
    dayAfter: [addDays(today, 2), addDays(today, 2)],
    week: [today, sunday],
    nextWeek: [addDays(sunday, 1), addDays(sunday, 7)],
  } as const;
  return spans[days];
}

const hasAddress = ({ address: { street, locality, city, state }, letterhead }: Identity) =>
  [street, locality, city, state].some(isWritten) || letterhead.en.length + letterhead.hi.length > 0;

/** A search for days is answered even if nothing is entered for them. */
export const hasAnswers = ({ facts, classFees, calendar }: Answers): boolean =>
  facts.length + classFees.length > 0 ||
  (calendar !== undefined && (calendar.days !== "next" || calendar.entries.length > 0));
