import { setImmediate as nextTurn } from "node:timers/promises";
import type { RowOutcome } from "../../../../core/content/files/sheets.ts";
import { inEnglish, joinMessages, message } from "../../../../core/content/messages/message.ts";
import type { Changes } from "../../../../core/server/content/commit.ts";
import { newRow } from "../../../../core/server/content/entry-rows.ts";
import { createSaver, type Publish } from "../../../../core/server/content/publish.ts";
import { changeRows, findRows, insertRows, type Writer } from "../../../../core/server/content/write-rows.ts";
import { createIdSource } from "../../../../core/server/database/entries/entry-id.ts";
import { type Actor, recordChange } from "../../../../core/server/database/entries/record-change.ts";
import { lockTransaction } from "../../../../core/server/database/lock-transaction.ts";
import type { Database, Tx } from "../../../../core/server/database/tables.ts";
import { temporarilyUnavailable } from "../../../../core/server/errors.ts";
import type { PageStore } from "../../../../core/server/pages/page-store.ts";
import { languagesOf } from "../../../../core/words/languages.ts";
import { type School, sectionsOf } from "../../../school/content/exports.ts";
import type { ImportAnswer } from "../../content/import-contract.ts";
import { students } from "../../content/students.ts";
import { collectStudents } from "./known-students.ts";
import type { ImportPlan, ImportStep, RowChecker } from "./plan-import.ts";
import type { SchoolWords } from "./reading/known-words.ts";
import { listClassNames } from "./reading/read-student.ts";

export type StudentImporter = ReturnType<typeof createStudentImporter>;

/** The advisory lock of imports, for all processes of the school. */
const POSTGRES_LOCK = 7_402_118;

/** An import is planned again if students were changed since the plan was made. */
const MOST_ATTEMPTS = 5;

interface Stores {
  db: Database;
  publish: Publish;
  pages: Pick<PageStore, "find">;
  checker: RowChecker;
}

/** Imports sheets of students, all or nothing. */
export function createStudentImporter({ db, publish, pages, checker }: Stores) {
  const findSchool = async () => (await pages.find("school")).document as School;
  const findClasses = async () => (await findSchool()).classes;

  /** The school's own list, and what its students have. */
  async function findSchoolWords(): Promise<SchoolWords> {
    const listed = await findClasses();
    const present = await db
      .selectFrom(students.name)
      .select(["class", "section"])
      .distinct()
      .where("leftOn", "is", null)
      .execute();
    const names = [...listed.flatMap(({ name }) => [name.en, name.hi]), ...present.map((row) => row.class)];
    const sections = [...listed.flatMap(sectionsOf), ...present.map((row) => row.section)];
    return { classes: listTexts(names), sections: listTexts(sections) };
  }

  const findNames = async () => ({
    classNames: listClassNames(await findClasses()),
    school: await findSchoolWords(),
  });

  return {
    findSchoolWords,

    findLanguages: async () => languagesOf((await findSchool()).languages),

    /** Checks the rows without storing anything, as JSON (`ImportCheck`). `request`: an `ImportRequest` as JSON. */
    check: async (request: Uint8Array): Promise<Uint8Array> =>
      checker.check({
        request,
        students: await collectStudents(db),
        ...(await findNames()),
      }),

    async save(request: Uint8Array, actor: Actor): Promise<Omit<ImportAnswer, "success">> {
      const names = await findNames();
      for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
        // Planned before the transaction: it may take longer than a connection to PostgreSQL may be idle.
        const present = await collectStudents(db);
        const plan = await checker.plan({ request, students: present, ...names });
        const saved = await savePlan(plan, present, actor);
        if (saved) return saved;
      }
      throw temporarilyUnavailable();
    },
  };

  /** Returns undefined if students were changed since the plan was made. */
  async function savePlan(
    { counts, failed, steps }: ImportPlan,
    present: readonly Buffer[],
    actor: Actor,
  ): Promise<Omit<ImportAnswer, "success"> | undefined> {
    const done = describeCounts(counts);
    const writer = { actor, batch: createId() };
    const write = async (tx: Tx): Promise<Changes & { batch: string | null | undefined }> => {
      // The second of two concurrent imports sees the students of the first one.
      await lockTransaction(tx, POSTGRES_LOCK);
      const now = await collectStudents(tx);
      if (!Buffer.concat(now).equals(Buffer.concat(present))) return { batch: undefined, tags: [] };
      let written = 0;
      for (const step of steps) {
        written += await writeStep(tx, step, writer);
        // SQLite works synchronously, and other requests would wait until the end.
        await nextTurn();
      }
      if (written === 0) return { batch: null, tags: [] };
      await recordChange(tx, actor, { type: students.name, action: "import", title: done });
      return { batch: writer.batch, tags: [students.name] };
    };
    const { batch } = await createSaver(db, publish)(write);
    return batch === undefined ? undefined : { message: inEnglish(done), batch, counts, failed };
  }
}

const listTexts = (values: readonly (string | number | null)[]) =>
  values.flatMap((value) => (value ? [String(value)] : []));

const createId = createIdSource();

/** Writes one step of a plan, which is JSON: only one step at a time is parsed. Returns the number of students. */
async function writeStep(tx: Tx, step: Uint8Array, writer: Writer): Promise<number> {
  const { created, changed } = JSON.parse(new TextDecoder().decode(step)) as ImportStep;
  const added = created.map((values) => newRow(students, createId(), values));
  await insertRows(tx, students, added, { action: "create", ...writer });
  const valuesOf = new Map(changed.map(({ _id, values }) => [_id, values]));
  const rows = await findRows(tx, students, [...valuesOf.keys()]);
  await changeRows(tx, students, rows, ({ _id }) => ({ ...valuesOf.get(_id) }), writer);
  return added.length + rows.length;
}

const NAMED = {
  new: "students_added",
  changed: "students_changed_now",
  unchanged: "students_unchanged",
  skipped: "students_skipped",
  wrong: "rows_left_out",
} as const;

/** "3 students added. 1 student changed. 2 rows left out." */
const describeCounts = (counts: Record<RowOutcome, number>): string =>
  joinMessages(
    (["new", "changed", "unchanged", "skipped", "wrong"] as const)
      .filter((outcome) => counts[outcome] > 0 || outcome === "new")
      .map((outcome) => message(NAMED[outcome], { count: counts[outcome] })),
  );
