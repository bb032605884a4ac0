import { sql } from "kysely";
import type { School } from "../../../content/pages/school.ts";
import { students } from "../../../content/resources/students.ts";
import type { ImportAnswer, RowOutcome } from "../../../content/students/import-contract.ts";
import type { ContentStore } from "../../content/content-store.ts";
import type { MixedStep } from "../../content/mixed-writer.ts";
import type { PageStore } from "../../content/page-store.ts";
import { findRows } from "../../content/write-rows.ts";
import type { OpenDatabase } from "../../database/open-database.ts";
import type { Actor } from "../../database/record-change.ts";
import type { Tx } from "../../database/tables.ts";
import { temporarilyUnavailable } from "../../errors.ts";
import { collectStudents } from "./known-students.ts";
import type { ImportPlan, ImportStep, RowChecker } from "./plan-import.ts";
import { listClassNames } from "./read-student.ts";

export type StudentImporter = ReturnType<typeof createStudentImporter>;

/** Only imports ask for it, in all processes of the school. */
const POSTGRES_LOCK = 7_402_118;

/** An import is planned again when students were changed meanwhile, by the office or by another import. */
const MOST_ATTEMPTS = 5;

interface Stores {
  database: Pick<OpenDatabase, "db" | "engine">;
  store: Pick<ContentStore, "writeMixed">;
  pages: Pick<PageStore, "find">;
  checker: RowChecker;
}

/** Takes sheets of students, all or nothing. */
export function createStudentImporter({ database: { db, engine }, store, pages, checker }: Stores) {
  const findClassNames = async () => {
    const { document } = await pages.find("school");
    return listClassNames((document as School).classes);
  };

  /** Of two imports at once the second sees the first one's children. */
  const waitForOthers = async (tx: Tx) => {
    // A SQLite write transaction has the whole database to itself.
    if (engine === "postgres") await sql`SELECT pg_advisory_xact_lock(${POSTGRES_LOCK})`.execute(tx);
  };

  return {
    /** What saving would do, as JSON (`ImportCheck`); nothing is stored. `request`: an `ImportRequest` as JSON. */
    check: async (request: Uint8Array): Promise<Uint8Array> =>
      checker.check({
        request,
        students: await collectStudents(db, false),
        classNames: await findClassNames(),
      }),

    async save(request: Uint8Array, actor: Actor): Promise<Omit<ImportAnswer, "success">> {
      const classNames = await findClassNames();
      for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
        // Planned before the transaction: it may take longer than a connection to PostgreSQL may be silent.
        const present = await collectStudents(db, false);
        const plan = await checker.plan({ request, students: present, classNames });
        const saved = await savePlan(plan, present, actor);
        if (saved) return saved;
      }
      throw temporarilyUnavailable();
    },
  };

  /** Undefined if students were changed since the plan was made. */
  async function savePlan(
    { counts, failed, steps }: ImportPlan,
    present: readonly Buffer[],
    actor: Actor,
  ): Promise<Omit<ImportAnswer, "success"> | undefined> {
    try {
      const { batch, told } = await store.writeMixed(students, actor, async (tx) => {
        await waitForOthers(tx);
        const now = await collectStudents(tx, engine === "postgres");
        if (!Buffer.concat(now).equals(Buffer.concat(present))) throw new PlanIsStale();
        return {
          steps: readSteps(tx, steps),
          change: { action: "import", title: describeCounts(counts) },
          told: { counts, failed },
        };
      });
      return { message: describeCounts(counts), batch, ...told };
    } catch (error) {
      if (error instanceof PlanIsStale) return undefined;
      throw error;
    }
  }
}

/** Ends the transaction. */
class PlanIsStale extends Error {}

/** Each when it is its turn, so that no more than one is looked into at a time. */
async function* readSteps(tx: Tx, steps: readonly Uint8Array[]): AsyncGenerator<MixedStep> {
  for (const step of steps) {
    const { created, changed } = JSON.parse(new TextDecoder().decode(step)) as ImportStep;
    const ids = changed.map(({ _id }) => _id);
    const rows = new Map((await findRows(tx, students, ids)).map((row) => [row._id, row]));
    yield {
      created,
      changed: changed.flatMap(({ _id, values }) => {
        const before = rows.get(_id);
        return before ? [{ before, values }] : [];
      }),
    };
  }
}

/** "3 students added. 1 student changed. 2 rows left out." */
function describeCounts(counts: Record<RowOutcome, number>): string {
  const parts = (
    [
      ["new", "added"],
      ["changed", "changed"],
      ["unchanged", "unchanged"],
      ["skipped", "skipped"],
    ] as const
  )
    .map(([outcome, became]) => ({ count: counts[outcome], became }))
    .filter(({ count, became }) => count > 0 || became === "added")
    .map(({ count, became }) => `${manyStudents(count)} ${became}.`);
  const { wrong } = counts;
  return [...parts, ...(wrong > 0 ? [`${manyRows(wrong)} left out.`] : [])].join(" ");
}

const manyStudents = (count: number) => (count === 1 ? "1 student" : `${count} students`);
const manyRows = (count: number) => (count === 1 ? "1 row" : `${count} rows`);
