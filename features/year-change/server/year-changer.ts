import { sql } from "kysely";
import { message } from "../../../core/content/messages/message.ts";
import { keepingSample } from "../../../core/server/content/entry-rows.ts";
import { findFilesOfChanged } from "../../../core/server/content/entry-rules.ts";
import { inSteps } from "../../../core/server/content/in-steps.ts";
import { createSaver, type Publish } from "../../../core/server/content/publish.ts";
import { changeRows, findRows } from "../../../core/server/content/write-rows.ts";
import { fileNames } from "../../../core/server/database/entries/entry-files.ts";
import { createIdSource } from "../../../core/server/database/entries/entry-id.ts";
import { type Actor, recordChange } from "../../../core/server/database/entries/record-change.ts";
import { isLatestRevision } from "../../../core/server/database/entries/record-revision.ts";
import type { Database, EntryRow, Tx } from "../../../core/server/database/tables.ts";
import { validationFailed } from "../../../core/server/errors.ts";
import { students } from "../../students/content/exports.ts";
import type { LastYearChange, YearChangeRequest, YearPlan } from "../content/year-change-contract.ts";
import { studentsChanged } from "./errors.ts";
import {
  type Child,
  findUnplannedClasses,
  isChanged,
  type PlannedChild,
  planYearChange,
} from "./plan-year-change.ts";
import { fingerprint } from "./preview-year-change.ts";

/** The type of year changes in the audit log, whose lines have the batch. */
const AUDIT_TYPE = "yearChange";

export type YearChanger = ReturnType<typeof createYearChanger>;

/** Moves all children to their classes of the next school year. */
export function createYearChanger(db: Database, publish: Publish) {
  const save = createSaver(db, publish);
  const createBatchId = createIdSource();

  /** Locked until the transaction ends, in the order of their ids like everywhere. */
  async function lockChildren(tx: Tx): Promise<Child[]> {
    const query = selectChildren(tx).orderBy("_id");
    return (await query.forUpdate().execute()) as Child[];
  }

  return {
    /** The children who have not left, ordered by class, section and name. */
    async findChildren(): Promise<Child[]> {
      const query = selectChildren(db).orderBy("classSortKey").orderBy("sectionSortKey");
      return (await query.orderBy("nameSortKey").orderBy("_id").execute()) as Child[];
    },

    async countOwn(): Promise<number> {
      const { count } = await db
        .selectFrom("students")
        .select((eb) => eb.fn.countAll().as("count"))
        .where("leftOn", "is", null)
        .where("sample", "=", 0)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async findLast(): Promise<LastYearChange | null> {
      const line = await db
        .selectFrom("auditLog")
        .select(["title", "at", "actor", "person", "entryId"])
        .where("type", "=", AUDIT_TYPE)
        .orderBy("at", "desc")
        .orderBy("_id", "desc")
        .limit(1)
        .executeTakeFirst();
      if (!line) return null;
      const batch = String(line.entryId);
      const revisions = db
        .selectFrom("revisions")
        .select((eb) => eb.fn.countAll().as("count"))
        .where("batch", "=", batch);
      const { count: changed } = await revisions.executeTakeFirstOrThrow();
      const { count: undoable } = await revisions
        .where(isLatestRevision("revisions"))
        .executeTakeFirstOrThrow();
      const { count: undone } = await revisions.where(isUndone).executeTakeFirstOrThrow();
      return {
        year: String(line.title),
        at: line.at,
        by: line.actor,
        person: line.person,
        batch,
        changed: Number(changed),
        undoable: Number(undoable),
        undone: Number(undone),
      };
    },

    /** All or nothing. Refused if the children or the outcome differ from the preview. */
    async apply({ count, seen, ...plan }: YearChangeRequest, actor: Actor) {
      const writer = { actor, batch: createBatchId() };
      return save(async (tx) => {
        const children = await lockChildren(tx);
        if (findUnplannedClasses(children, plan).length > 0) throw studentsChanged(children.length, count);
        const planned = planYearChange(children, plan);
        if (planned.length !== count || fingerprint(planned) !== seen) {
          throw studentsChanged(planned.length, count);
        }
        const changes = planned.filter(isChanged);
        if (changes.length === 0) throw validationFailed({ classes: message("year_change_without_change") });
        const files: string[] = [];
        for await (const step of inSteps(changes)) files.push(...(await writeStep(tx, step, writer)));
        await recordChange(tx, actor, {
          type: AUDIT_TYPE,
          action: "update",
          entryId: writer.batch,
          title: plan.year,
        });
        return { batch: writer.batch, changed: changes.length, tags: [students.name], files };
      });
    },
  };
}

const nextIsUndo = (distance: number) => sql<boolean>`EXISTS (
  SELECT 1 FROM revisions AS later
  WHERE later.type = revisions.type AND later."entryId" = revisions."entryId"
    AND later.number = revisions.number + ${sql.lit(distance)} AND later.kind = 'restored' AND later.batch IS NOT NULL)`;

/** A condition: the change was undone together with others, and that undo was not undone. */
const isUndone = sql<boolean>`${nextIsUndo(1)} AND NOT ${nextIsUndo(2)}`;

/** The outcome for each child; refused if the plan leaves out a class that has children. */
export function planAll(children: readonly Child[], plan: YearPlan): PlannedChild[] {
  const [unplanned] = findUnplannedClasses(children, plan);
  if (unplanned !== undefined) {
    throw validationFailed({ classes: message("class_not_planned", { name: unplanned }) });
  }
  return planYearChange(children, plan);
}

/** Returns the stored files that may no longer be public because children leave. */
async function writeStep(
  tx: Tx,
  step: readonly PlannedChild[],
  writer: { actor: Actor; batch: string },
): Promise<string[]> {
  const planned = new Map(step.map(({ child, ...values }) => [child._id, values]));
  const rows = await findRows(tx, students, [...planned.keys()]);
  const valuesOf = (row: EntryRow) => keepingSample(row, { ...planned.get(row._id) });
  const changes = await changeRows(tx, students, rows, valuesOf, writer);
  const photos = changes
    .filter(({ after }) => after.leftOn !== null)
    .flatMap(({ before }) => fileNames(students, before));
  return [...photos, ...(await findFilesOfChanged(tx, students, changes))];
}

const selectChildren = (from: Database | Tx) =>
  from
    .selectFrom("students")
    .select(["_id", "name", "nameHi", "nameSortKey", "class", "section", "rollNumber", "gender"])
    .where("leftOn", "is", null);
