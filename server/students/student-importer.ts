import { sql } from "kysely";
import type { ImportAnswer, ImportCheck, ImportRequest, RowOutcome } from "../../content/import-contract.ts";
import type { School } from "../../content/pages/school.ts";
import { students } from "../../content/resources/students.ts";
import type { ContentStore } from "../content/content-store.ts";
import type { PageStore } from "../content/page-store.ts";
import type { OpenDatabase } from "../database/open-database.ts";
import type { Actor } from "../database/record-change.ts";
import type { Tx } from "../database/tables.ts";
import { wrongRows } from "../errors.ts";
import { checkRows, countOutcomes } from "./check-rows.ts";
import { lockStudents } from "./known-students.ts";
import { listClassNames } from "./read-student.ts";

export type StudentImporter = ReturnType<typeof createStudentImporter>;

/** Only imports ask for it, in all processes of the school. */
const POSTGRES_LOCK = 7_402_118;

interface Stores {
  database: Pick<OpenDatabase, "db" | "engine">;
  store: Pick<ContentStore, "writeMixed">;
  pages: Pick<PageStore, "find">;
}

/** Takes sheets of students, all or nothing. */
export function createStudentImporter({ database: { db, engine }, store, pages }: Stores) {
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
    /** What saving would do; nothing is stored. */
    async check(request: ImportRequest): Promise<ImportCheck> {
      const rows = await checkRows(db, request, await findClassNames());
      return { counts: countOutcomes(rows), rows: rows.map(({ checked }) => checked) };
    },

    async save(request: ImportRequest, actor: Actor): Promise<Omit<ImportAnswer, "success">> {
      const classNames = await findClassNames();
      const { batch, told } = await store.writeMixed(students, actor, async (tx) => {
        await waitForOthers(tx);
        const rows = await checkRows(tx, request, classNames, (ids) => lockStudents(tx, engine, ids));
        const counts = countOutcomes(rows);
        if (counts.wrong > 0 && !request.leavesOutWrong) throw wrongRows(counts.wrong);
        const failed = rows.flatMap(({ checked }) => (checked.outcome === "wrong" ? [checked] : []));
        return {
          created: rows.flatMap(({ checked, stored }) => (checked.outcome === "new" ? [stored] : [])),
          changed: rows.flatMap(({ checked, stored, before }) =>
            checked.outcome === "changed" && before ? [{ before, values: stored }] : [],
          ),
          change: { action: "import", title: describeCounts(counts) },
          told: { counts, failed },
        };
      });
      return { message: describeCounts(told.counts), batch, ...told };
    },
  };
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
