import { sql } from "kysely";
import {
  type ChildConsents,
  type ChildRecord,
  CONSENT_PURPOSES,
  type ConsentCounts,
  type ConsentInput,
  type ConsentMeans,
  type ConsentNow,
  type ConsentPurpose,
  type ConsentState,
  ENDING_SOON_DAYS,
} from "../../content/consent-contract.ts";
import { students } from "../../content/resources/students.ts";
import { count, selectMatching } from "../content/entry-reader.ts";
import { CONSENTS_TAG, MENUS_TAG, type OnChange, writeTagged } from "../content/tagged-writes.ts";
import { inSteps } from "../content/write-rows.ts";
import { createIdSource } from "../database/entry-id.ts";
import type { OpenDatabase } from "../database/open-database.ts";
import { type Actor, recordChanges } from "../database/record-change.ts";
import { findPrivacyPage, WITHOUT_END } from "../database/shown-children.ts";
import type { Database, Tx } from "../database/tables.ts";
import { notFound } from "../errors.ts";
import { endOfConsent } from "./end-of-consent.ts";
import { type ForgottenPhotos, forgetPhotos, namePhotos } from "./forget-photos.ts";
import { purgeChildPictures } from "./purge-child-pictures.ts";

export interface ConsentQuery {
  q?: string | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
  class?: string | undefined;
  section?: string | undefined;
  without?: ConsentPurpose | undefined;
}

export interface RecordedConsents {
  recorded: number;
  /** How many children keep a later refusal. */
  outdated: number;
  /** The stored files that may have to be shown or hidden now. */
  files: string[];
}

const DAY_MS = 24 * 60 * 60_000;
const CHILD = ["_id", "name", "rollNumber", "class", "section", "guardianName"] as const;
type Child = ChildConsents["student"];

const ACTION_OF = {
  given: "record-consent",
  refused: "record-refusal",
  withdrawn: "withdraw-consent",
} as const satisfies Record<ConsentState, string>;

/** The moment of which something is told, and what holds for children about whom nothing is recorded. */
interface ChildRule {
  at: string;
  hidesWithoutRecord: boolean;
}

/** The record of what parents allow. */
export function createConsentStore(
  { db, engine }: Pick<OpenDatabase, "db" | "engine">,
  onChange: OnChange,
  now: () => number = Date.now,
) {
  const createId = createIdSource();
  const at = () => new Date(now()).toISOString();

  async function findRule(): Promise<ChildRule> {
    const { withoutRecord } = await findPrivacyPage(db);
    return { at: at(), hidesWithoutRecord: withoutRecord === "hidden" };
  }

  async function record(
    tx: Tx,
    input: ConsentInput,
    actor: Actor,
  ): Promise<RecordedConsents & ForgottenPhotos> {
    const ids = [...new Set(input.students)].sort();
    const query = tx
      .selectFrom("students")
      .select(["_id", "guardianName"])
      .where("_id", "in", ids)
      .orderBy("_id");
    const children = await (engine === "postgres" ? query.forUpdate() : query).execute();
    if (children.length !== ids.length) throw notFound("Student");
    const { validity } = await findPrivacyPage(tx);
    const until = input.state === "given" ? endOfConsent(input.on, validity) : null;
    const purposes = [...new Set(input.purposes)];
    const recordedAt = at();
    const said = { state: input.state, how: input.how, on: input.on, until, recordedAt };
    const lines = children.flatMap(({ _id, guardianName }) =>
      purposes.map((purpose) => ({
        ...{ _id: createId(), studentId: _id, purpose, ...said },
        by: input.by ?? String(guardianName),
        recordedBy: actor.name,
        accountId: actor.accountId,
      })),
    );
    const outdated = new Set<string>();
    await inSteps(lines, async (step) => {
      await tx.insertInto("consents").values(step).execute();
      for (const id of await takeOver(tx, step)) outdated.add(id);
    });
    await recordChanges(
      tx,
      actor,
      ids.map((entryId) => ({
        type: CONSENTS_TAG,
        action: ACTION_OF[input.state],
        entryId,
        fields: purposes,
      })),
      recordedAt,
    );
    const files = await namePhotos(tx, ids);
    const types = new Set<string>();
    // What a parent withdraws is not kept for a change of mind.
    const forgets = purposes.includes("photo") || purposes.includes("topStudents");
    if (input.state === "withdrawn" && forgets) {
      const hasOwn = purposes.includes("photo");
      await inSteps(ids, async (step) => {
        const forgotten = await forgetPhotos(tx, { ids: step, hasOwn, actor });
        files.push(...forgotten.files);
        for (const type of forgotten.types) types.add(type);
      });
    }
    if (input.state === "withdrawn" && purposes.includes("pictures")) {
      const purged = await purgeChildPictures(tx, engine, ids, actor);
      files.push(...purged.files);
      for (const type of purged.types) types.add(type);
    }
    return { recorded: ids.length, outdated: outdated.size, files, types: [...types] };
  }

  return {
    /** Adds what was said to the record of each child; all or nothing. */
    record: (input: ConsentInput, actor: Actor): Promise<RecordedConsents> =>
      writeTagged(
        db,
        CONSENTS_TAG,
        onChange,
        (tx) => record(tx, input, actor),
        async (_tx, { types }) => [MENUS_TAG, ...types],
      ),

    /** Children who are at school, class by class, and what holds for each. */
    async list({ without, class: className, section, q, ...page }: ConsentQuery) {
      const rule = await findRule();
      const filters = { ...(className && { class: className }), ...(section && { section }) };
      let matching = selectMatching(db, students, { q, filters, hasLeft: false }, "admin");
      if (without) matching = matching.where("_id", "not in", holding(db, without, rule.at));
      const rows = (await matching
        .select(CHILD)
        .orderBy("classSortKey")
        .orderBy("sectionSortKey")
        .orderBy("rollNumberSortKey")
        .orderBy("_id")
        .limit(page.limit ?? Number.MAX_SAFE_INTEGER)
        .offset(page.offset ?? 0)
        .execute()) as unknown as Child[];
      return { children: await withConsents(db, rows, rule), total: await count(matching) };
    },

    /** The whole record of one child, whether it is at school or not. */
    async require(id: string): Promise<ChildRecord> {
      const rule = await findRule();
      const row = await db.selectFrom("students").select(CHILD).where("_id", "=", id).executeTakeFirst();
      if (!row) throw notFound("Student");
      const [child] = await withConsents(db, [row as unknown as Child], rule);
      const lines = await db
        .selectFrom("consents")
        .selectAll()
        .where("studentId", "=", id)
        .orderBy("recordedAt", "desc")
        .orderBy("_id", "desc")
        .execute();
      const records = lines.map(({ studentId: _studentId, accountId: _accountId, ...line }) => ({
        ...line,
        purpose: line.purpose as ConsentPurpose,
        state: line.state as ConsentState,
        how: line.how as ConsentMeans,
      }));
      return { ...(child as ChildConsents), records };
    },

    /** For how many children who are at school each purpose is given, refused or not recorded. */
    async count(): Promise<ConsentCounts> {
      const rule = await findRule();
      const atSchool = selectMatching(db, students, { hasLeft: false }, "admin");
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

    /** Forgets what was said about children who were deleted for good. */
    async removeForgotten(): Promise<void> {
      await db.transaction().execute(async (tx) => {
        for (const table of ["consents", "consentStates", "childPictures"] as const) {
          await tx
            .deleteFrom(table)
            .where("studentId", "not in", tx.selectFrom("students").select("_id"))
            .where(
              "studentId",
              "not in",
              tx.selectFrom("revisions").select("entryId").where("type", "=", "students"),
            )
            .execute();
        }
      });
    },
  };
}

export type ConsentStore = ReturnType<typeof createConsentStore>;

interface NewLine {
  studentId: string;
  purpose: string;
  state: ConsentState;
  on: string;
  until: string | null;
}

/** A refusal always counts; an old slip that turns up after a refusal does not undo it. Returns the children whose slip is such an old one. */
async function takeOver(tx: Tx, lines: readonly NewLine[]): Promise<string[]> {
  const rows = lines.map(({ studentId, purpose, state, on, until }) => ({
    ...{ studentId, purpose, state, on },
    shownUntil: state === "given" ? (until ?? WITHOUT_END) : "",
  }));
  const taken = await tx
    .insertInto("consentStates")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["studentId", "purpose"])
        .doUpdateSet((eb) => ({
          state: eb.ref("excluded.state"),
          on: eb.ref("excluded.on"),
          shownUntil: eb.ref("excluded.shownUntil"),
        }))
        .where((eb) =>
          eb.or([
            eb("excluded.state", "!=", "given"),
            eb("consentStates.state", "=", "given"),
            eb("excluded.on", ">=", eb.ref("consentStates.on")),
          ]),
        ),
    )
    .returning(["studentId", "purpose"])
    .execute();
  const counts = new Set(taken.map(keyOf));
  return lines.filter((line) => !counts.has(keyOf(line))).map(({ studentId }) => studentId);
}

const keyOf = ({ studentId, purpose }: { studentId: string; purpose: string }) => `${studentId} ${purpose}`;

const isOver = (at: string) => sql<boolean>`(state = 'given' AND ${sql.ref("shownUntil")} <= ${at})`;

/** The children about whom something that holds is recorded. */
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
  return children.map((student) => ({
    student,
    now: Object.fromEntries(
      CONSENT_PURPOSES.map((purpose) => [
        purpose,
        presentState(byKey.get(keyOf({ studentId: student._id, purpose })), rule),
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
