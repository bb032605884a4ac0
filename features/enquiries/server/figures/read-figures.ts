import { sql } from "kysely";
import {
  addMonths,
  lastDayOf,
  monthOf,
  schoolYearMonths,
  schoolYearOf,
} from "../../../../core/content/days/calendar-days.ts";
import { dayInIndia, endOfDayInIndia, startOfDayInIndia } from "../../../../core/content/text/india-time.ts";
import { engineOf } from "../../../../core/server/database/engine.ts";
import type { Database, Engine } from "../../../../core/server/database/tables.ts";
import { CONTACT_TOPICS } from "../../content/contact-topics.ts";
import { OPEN_STATUSES } from "../../content/enquiry-states.ts";
import type {
  EnquiryFigures,
  FiguresQuery,
  OpenOfPerson,
} from "../../content/privacy-and-figures/figures-contract.ts";
import { readHolidays } from "../overdue-enquiries.ts";
import { type AnsweredDays, countFirstAnswers } from "./first-answers.ts";

const MONTHS = 12;

/** Figures about enquiries. Each of them is one grouped query, so that 10 000 enquiries are read quickly. */
export async function readFigures(db: Database, { year }: FiguresQuery, now: Date): Promise<EnquiryFigures> {
  const today = dayInIndia(now);
  const months = monthsOf(year, monthOf(today));
  const period = periodOf(months);
  const [first, counts, days, isHoliday, open] = await Promise.all([
    findFirstDay(db),
    countByMonth(db, period),
    countByDays(db, period),
    readHolidays(db, `${months[0] ?? monthOf(today)}-01`),
    countOpen(db, today),
  ]);
  const topics = sortTopics(new Set(counts.map(({ topic }) => topic)));
  const byMonth = months.map((month) => {
    const own = topics.map(
      (topic) => counts.find((each) => each.month === month && each.topic === topic)?.count ?? 0,
    );
    return { month, counts: own, total: sum(own) };
  });
  return {
    year: year ?? null,
    years: listYears(first ?? today, today),
    topics,
    months: byMonth,
    total: sum(byMonth.map(({ total }) => total)),
    firstAnswers: countFirstAnswers(days, today, isHoliday),
    open,
  };
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** The months of a school year that have begun, or the last twelve. */
const monthsOf = (year: number | undefined, current: string): string[] =>
  year === undefined
    ? Array.from({ length: MONTHS }, (_month, index) => addMonths(current, index + 1 - MONTHS))
    : schoolYearMonths(year).filter((month) => month <= current);

interface Period {
  from: string;
  before: string;
}

/** The moments between which the months begin and end in India; none for a school year that has not begun. */
function periodOf(months: readonly string[]): Period {
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return { from: "", before: "" };
  return {
    from: startOfDayInIndia(`${first}-01`).toISOString(),
    before: endOfDayInIndia(lastDayOf(last)).toISOString(),
  };
}

function listYears(first: string, today: string): number[] {
  const latest = schoolYearOf(today);
  return Array.from({ length: latest - schoolYearOf(first) + 1 }, (_year, index) => latest - index);
}

/** The topics in the order of the form; enquiries without one are last. */
function sortTopics(topics: ReadonlySet<string | null>): (string | null)[] {
  const known: readonly string[] = CONTACT_TOPICS;
  return [
    ...known.filter((topic) => topics.has(topic)),
    ...[...topics].filter((topic) => topic !== null && !known.includes(topic)),
    ...(topics.has(null) ? [null] : []),
  ];
}

/** The day in India of a moment that a column has. */
const dayOf = (engine: Engine, column: string) =>
  engine === "postgres"
    ? sql<string>`to_char(CAST(${sql.ref(column)} AS timestamptz) AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD')`
    : sql<string>`date(${sql.ref(column)}, '+330 minutes')`;

const selectCounted = (db: Database) => db.selectFrom("contacts").where("status", "<>", "spam");

async function findFirstDay(db: Database): Promise<string | undefined> {
  const { first } = await selectCounted(db)
    .select((eb) => eb.fn.min("createdAt").as("first"))
    .executeTakeFirstOrThrow();
  return first ? dayInIndia(new Date(first)) : undefined;
}

async function countByMonth(db: Database, { from, before }: Period) {
  const month = sql<string>`substr(${dayOf(engineOf(db), "createdAt")}, 1, 7)`;
  const rows = await selectCounted(db)
    .select((eb) => ["topic", month.as("month"), eb.fn.countAll().as("count")])
    .where("createdAt", ">=", from)
    .where("createdAt", "<", before)
    .groupBy(["topic", month])
    .execute();
  return rows.map(({ topic, month: ofMonth, count }) => ({
    topic: topic === null ? null : String(topic),
    month: ofMonth,
    count: Number(count),
  }));
}

async function countByDays(db: Database, { from, before }: Period): Promise<AnsweredDays[]> {
  const receivedOn = dayOf(engineOf(db), "createdAt");
  const answeredOn = dayOf(engineOf(db), "firstAnsweredAt");
  const isClosed = sql<number>`CASE WHEN ${sql.ref("status")} = 'closed' THEN 1 ELSE 0 END`;
  const rows = await selectCounted(db)
    .select((eb) => [
      receivedOn.as("receivedOn"),
      answeredOn.as("answeredOn"),
      isClosed.as("isClosed"),
      eb.fn.countAll().as("count"),
    ])
    .where("createdAt", ">=", from)
    .where("createdAt", "<", before)
    .groupBy([receivedOn, answeredOn, isClosed])
    .execute();
  return rows.map((row) => ({
    ...row,
    answeredOn: row.answeredOn ?? null,
    isClosed: row.isClosed === 1,
    count: Number(row.count),
  }));
}

async function countOpen(db: Database, today: string): Promise<OpenOfPerson[]> {
  const countWhere = (condition: ReturnType<typeof sql<boolean>>) =>
    sql<number>`sum(CASE WHEN ${condition} THEN 1 ELSE 0 END)`;
  const status = sql.ref("contacts.status");
  const rows = await db
    .selectFrom("contacts")
    .leftJoin("accounts", "accounts._id", "contacts.assignedTo")
    .select((eb) => [
      "contacts.assignedTo as accountId",
      eb.fn.max("accounts.name").as("name"),
      eb.fn.max("accounts.email").as("email"),
      countWhere(sql`${status} = 'new'`).as("isNew"),
      countWhere(sql`${status} = 'inProgress'`).as("inProgress"),
      countWhere(sql`${sql.ref("contacts.followUpOn")} < ${today}`).as("overdue"),
    ])
    .where("contacts.status", "in", OPEN_STATUSES)
    .groupBy("contacts.assignedTo")
    .execute();
  const open = rows.map(({ accountId, name, email, isNew, inProgress, overdue }) => ({
    accountId: accountId === null ? null : String(accountId),
    person: name || email || null,
    isNew: Number(isNew),
    inProgress: Number(inProgress),
    overdue: Number(overdue),
  }));
  return open.sort((one, other) => rankOf(one).localeCompare(rankOf(other)));
}

/** Sorts unassigned enquiries first, then people by name. */
const rankOf = ({ accountId, person }: OpenOfPerson) => (accountId === null ? "" : ` ${person ?? "\uffff"}`);
