import { sql } from "kysely";
import type { QueryOf } from "../../../../core/content/api/define-calls.ts";
import { count, selectMatching, widenSearch } from "../../../../core/server/content/entry-reader.ts";
import type { Database } from "../../../../core/server/database/tables.ts";
import { notFound } from "../../../../core/server/errors.ts";
import {
  type ChildConsents,
  type ChildRecord,
  CONSENT_PURPOSES,
  type ConsentCounts,
  type ConsentMeans,
  type ConsentNow,
  type ConsentPurpose,
  type ConsentState,
  type consentCalls,
  ENDING_SOON_DAYS,
} from "../../content/consent-contract.ts";
import { students } from "../../content/students.ts";
import { STUDENT_ORDER } from "../records/student-order.ts";
import { findPrivacyPage, WITHOUT_END } from "./shown-children.ts";

const DAY_MS = 24 * 60 * 60_000;
const CHILD = ["_id", "name", "nameHi", "rollNumber", "class", "section", "guardianName"] as const;
type Child = ChildConsents["student"];

/** The moment to evaluate, and the school's rule for children without a record. */
interface ChildRule {
  at: string;
  hidesWithoutRecord: boolean;
}

/** Reads consents. */
export function createConsentReader(db: Database, now: () => number) {
  async function findRule(): Promise<ChildRule> {
    const { withoutRecord } = await findPrivacyPage(db);
    return { at: new Date(now()).toISOString(), hidesWithoutRecord: withoutRecord === "hidden" };
  }

  return {
    /** Current students by class, with the state of each purpose. */
    async list({ without, class: className, section, q, ...page }: QueryOf<typeof consentCalls.list>) {
      const rule = await findRule();
      const filters = { ...(className && { class: className }), ...(section && { section }) };
      const match = await widenSearch(db, students, { q, filters, hasLeft: false }, "office");
      let matching = selectMatching(db, students, match, "office");
      if (without) matching = matching.where("_id", "not in", holding(db, without, rule.at));
      let ordered = matching.select(CHILD);
      for (const column of [...STUDENT_ORDER, "_id"] as const) ordered = ordered.orderBy(column);
      const rows = (await ordered
        .limit(page.limit ?? Number.MAX_SAFE_INTEGER)
        .offset(page.offset ?? 0)
        .execute()) as unknown as Child[];
      return { children: await withConsents(db, rows, rule), total: await count(matching) };
    },

    /** These children by class, current students or not, with the state of each purpose. */
    async findChildren(ids: readonly string[]): Promise<ChildConsents[]> {
      if (ids.length === 0) return [];
      let query = db.selectFrom("students").select(CHILD).where("_id", "in", ids);
      for (const column of [...STUDENT_ORDER, "_id"] as const) query = query.orderBy(column);
      return withConsents(db, (await query.execute()) as unknown as Child[], await findRule());
    },

    /** The whole record of one child, current student or not. */
    async require(id: string): Promise<ChildRecord> {
      const rule = await findRule();
      const row = await db.selectFrom("students").select(CHILD).where("_id", "=", id).executeTakeFirst();
      if (!row) throw notFound(students.singular);
      const [child] = await withConsents(db, [row as unknown as Child], rule);
      const lines = await findLines(db, [id]);
      const records = lines.map(
        ({ studentId: _studentId, accountId: _accountId, batch: _batch, ...line }) => ({
          ...line,
          purpose: line.purpose as ConsentPurpose,
          state: line.state as ConsentState,
          how: line.how as ConsentMeans,
        }),
      );
      return { ...(child as ChildConsents), records };
    },

    /** How many current students have given, refused or no recorded consent, per purpose. */
    async count(): Promise<ConsentCounts> {
      const rule = await findRule();
      const atSchool = selectMatching(db, students, { hasLeft: false }, "office");
      const total = await count(atSchool);
      const groups = await db
        .selectFrom("consentStates")
        .where("studentId", "in", atSchool.select("_id"))
        .select(["purpose", "state", isOver(rule.at).as("isOver"), (eb) => eb.fn.countAll().as("count")])
        .groupBy(["purpose", "state", "isOver"])
        .execute();
      const purposes = CONSENT_PURPOSES.map((purpose) => {
        const counts = { given: 0, refused: 0, over: 0, none: total };
        for (const group of groups.filter((each) => each.purpose === purpose)) {
          const key = group.state !== "given" ? "refused" : group.isOver ? "over" : "given";
          counts[key] += Number(group.count);
          counts.none -= Number(group.count);
        }
        return [purpose, counts];
      });
      const soon = new Date(now() + ENDING_SOON_DAYS * DAY_MS).toISOString();
      const ending = await count(
        db
          .selectFrom("consentStates")
          .where("studentId", "in", atSchool.select("_id"))
          .where("state", "=", "given")
          .where("shownUntil", ">", rule.at)
          .where("shownUntil", "<=", soon),
      );
      return {
        withoutRecord: rule.hidesWithoutRecord ? "hidden" : "shown",
        students: total,
        endingSoon: ending,
        purposes: Object.fromEntries(purposes),
      };
    },
  };
}

/** All lines recorded for a child, or for several records of it, newest first. */
export const findLines = (db: Database, ids: readonly string[]) =>
  db
    .selectFrom("consents")
    .selectAll()
    .where("studentId", "in", ids)
    .orderBy("recordedAt", "desc")
    .orderBy("_id", "desc")
    .execute();

/** The key of a child and a purpose. */
export const keyOf = ({ studentId, purpose }: { studentId: string; purpose: string }) =>
  `${studentId} ${purpose}`;

const isOver = (at: string) => sql<boolean>`(state = 'given' AND ${sql.ref("shownUntil")} <= ${at})`;

/** Children with a valid record. */
const holding = (db: Database, purpose: ConsentPurpose, at: string) =>
  db
    .selectFrom("consentStates")
    .select("studentId")
    .where("purpose", "=", purpose)
    .where(sql<boolean>`NOT ${isOver(at)}`);

async function withConsents(
  db: Database,
  children: readonly Child[],
  rule: ChildRule,
): Promise<ChildConsents[]> {
  if (children.length === 0) return [];
  const ids = children.map(({ _id }) => _id);
  const states = await db.selectFrom("consentStates").selectAll().where("studentId", "in", ids).execute();
  const byKey = new Map(states.map((each) => [keyOf(each), each]));
  const left = await db
    .selectFrom("students")
    .select("_id")
    .where("_id", "in", ids)
    .where("leftOn", "is not", null)
    .execute();
  const leavers = new Set(left.map(({ _id }) => _id));
  const ruleFor = (id: string, purpose: ConsentPurpose): ChildRule =>
    // Pictures of past years show a child who has left only with the parents' own answer.
    purpose === "pictures" && leavers.has(id) ? { ...rule, hidesWithoutRecord: true } : rule;
  return children.map((student) => ({
    student,
    now: Object.fromEntries(
      CONSENT_PURPOSES.map((purpose) => [
        purpose,
        presentState(byKey.get(keyOf({ studentId: student._id, purpose })), ruleFor(student._id, purpose)),
      ]),
    ) as ChildConsents["now"],
  }));
}

function presentState(
  stored: { state: string; on: string; shownUntil: string } | undefined,
  { at, hidesWithoutRecord }: ChildRule,
): ConsentNow {
  if (!stored) return { state: null, on: null, until: null, isOver: false, isShown: !hidesWithoutRecord };
  const { state, on, shownUntil } = stored;
  const isShown = shownUntil > at;
  return {
    state: state as ConsentState,
    on,
    until: state === "given" && shownUntil < WITHOUT_END ? shownUntil : null,
    isOver: state === "given" && !isShown,
    isShown,
  };
}
