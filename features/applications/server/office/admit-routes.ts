import type { FastifyInstance } from "fastify";
import { message } from "../../../../core/content/messages/message.ts";
import { checkEntry } from "../../../../core/content/types/check-entry.ts";
import type { ContentStore } from "../../../../core/server/content/content-store.ts";
import { newRow } from "../../../../core/server/content/entry-rows.ts";
import { createSaver, type Publish } from "../../../../core/server/content/publish.ts";
import { changeRows, findRows, insertRows } from "../../../../core/server/content/write-rows.ts";
import { createIdSource } from "../../../../core/server/database/entries/entry-id.ts";
import { actorOf } from "../../../../core/server/database/entries/record-change.ts";
import type { Database, EntryRow, Tx } from "../../../../core/server/database/tables.ts";
import { ApiError, validationFailed } from "../../../../core/server/errors.ts";
import type { CoreServices } from "../../../../core/server/feature-server.ts";
import { serve } from "../../../../core/server/serve.ts";
import { sectionsOf, toClassKey } from "../../../school/content/exports.ts";
import { students } from "../../../students/content/exports.ts";
import { applications } from "../../content/applications.ts";
import { admitCalls, type StudentPlace } from "../../content/office/admit-contract.ts";
import { mayMove, STEP_NAMES, type Step } from "../../content/steps.ts";
import { applicationEvents } from "../application-events.ts";
import { deleteDocuments } from "../documents.ts";
import { lockSeats } from "../seats.ts";
import { listEvents, requireApplication } from "./find-application.ts";

export interface AdmitServices extends Pick<CoreServices, "findSchool"> {
  db: Database;
  publish: Publish;
  store: ContentStore;
}

const createId = createIdSource();

/** The routes that make a student record from an application. They need `applications:write` only: they answer with no other record. */
export function registerAdmitRoutes(
  app: FastifyInstance,
  { db, publish, store, findSchool }: AdmitServices,
): void {
  const save = createSaver(db, publish);

  serve(app, admitCalls.propose, async ({ params }) => {
    const row = await requireApplication(db, params.id);
    return proposePlace(db, String(row.classSought), (await findSchool()).classes);
  });

  serve(app, admitCalls.admit, async ({ body: { keepsDocuments, ...place }, params, session }) => {
    const actor = actorOf(session);
    const { studentId } = await save(async (tx) => {
      const row = await requireApplication(tx, params.id);
      const step = row.step as Step;
      if (step === "admitted" || !mayMove(step, "admitted")) {
        throw notPossible(step, "admitted");
      }
      if (await hasRecord(tx, row)) throw refused("student_record_exists");
      const { values, errors } = checkEntry(students, "create", { ...fieldsOf(row), ...place }, () => true);
      if (Object.keys(errors).length > 0) throw validationFailed(errors);
      // If two people admit at once, the second one finds the roll number of the first one taken.
      await lockSeats(tx);
      await requireFreeNumber(tx, values as unknown as StudentPlace);
      const student = newRow(students, createId(), { ...values, profilePhoto: null });
      await insertRows(tx, students, [student], { action: "create", actor });
      await changeRows(tx, applications, [row], () => ({ step: "admitted", studentId: student._id }), {
        actor,
      });
      const files = keepsDocuments ? [] : await deleteDocuments(tx, [row._id]);
      if (files.length > 0) {
        const details = { state: "deleted" };
        await applicationEvents.add(tx, [{ entryId: row._id, actor, kind: "documents", details }]);
      }
      return { studentId: student._id, tags: [applications.name, students.name], files };
    });
    return { studentId };
  });

  serve(app, admitCalls.undo, async ({ params, session }) => {
    const actor = actorOf(session);
    const row = await requireApplication(db, params.id);
    const step = await findStepBefore(db, row._id);
    if (row.step !== "admitted") throw notPossible(row.step as Step, step);
    if (await hasRecord(db, row)) {
      const { restored } = await store.undoBatch(students, { revisions: await findCreation(db, row) }, actor);
      if (restored === 0) throw refused("student_record_changed");
    }
    const back = ({ step: now }: EntryRow) => {
      if (now !== "admitted") throw notPossible(now as Step, step);
      return { step, studentId: null };
    };
    await store.update(applications, row._id, back, () => true, actor);
    return { step };
  });
}

const refused = (id: "student_record_exists" | "student_record_changed") =>
  new ApiError(409, id, message(id));

const notPossible = (from: Step, to: Step) =>
  new ApiError(
    409,
    "step_not_possible",
    message("step_not_possible", { label: STEP_NAMES[from], needed: STEP_NAMES[to] }),
  );

const hasRecord = async (from: Database | Tx, { studentId }: EntryRow): Promise<boolean> =>
  studentId !== null && (await findRows(from, students, [String(studentId)])).length > 0;

/** The step from which an application was admitted last. */
async function findStepBefore(db: Database, id: string): Promise<Step> {
  const events = await listEvents(db, id);
  const admission = events.findLast(({ kind, details }) => kind === "step" && details.to === "admitted");
  return (admission?.details.from ?? "feePaid") as Step;
}

/** The revision that created the student record. Only the undo of the latest revision of an entry changes it. */
async function findCreation(db: Database, { studentId }: EntryRow): Promise<string[]> {
  const found = await db
    .selectFrom("revisions")
    .select("_id")
    .where("type", "=", students.name)
    .where("entryId", "=", String(studentId))
    .where("kind", "=", "created")
    .execute();
  return found.map(({ _id }) => _id);
}

/** The fields of the student record that are copied from the application. */
const fieldsOf = (row: EntryRow) => ({
  name: row.name,
  nameHi: row.nameHi ?? "",
  dateOfBirth: row.dateOfBirth,
  guardianName: row.guardianName || row.fatherName || row.motherName,
  guardianNameHi: "",
  mobileNumber: row.mobileNumber,
  address: row.address,
  gender: row.gender,
  leftOn: "",
});

type Classes = Awaited<ReturnType<CoreServices["findSchool"]>>["classes"];

/**
 * Proposes the class as it is named in the school's list or by its students, the section with the fewest children, and the next roll
 * number.
 */
async function proposePlace(db: Database, sought: string, classes: Classes): Promise<StudentPlace> {
  const key = toClassKey(sought);
  const listed = classes.find(({ name: { en, hi } }) =>
    [en, hi].some((name) => name && toClassKey(name) === key),
  );
  const rows = (
    await db
      .selectFrom("students")
      .select(["class", "section", "rollNumber"])
      .where("leftOn", "is", null)
      .execute()
  ).filter((student) => toClassKey(String(student.class)) === key);
  const sections = [
    ...new Set([...(listed ? sectionsOf(listed) : []), ...rows.map((row) => String(row.section))]),
  ];
  const countIn = (section: string) => rows.filter((row) => row.section === section).length;
  const [section = "A"] = sections.toSorted((one, other) => countIn(one) - countIn(other));
  const numbers = rows.filter((row) => row.section === section).map((row) => Number(row.rollNumber) || 0);
  return {
    class: String(rows[0]?.class ?? listed?.name.en ?? listed?.name.hi ?? sought).slice(0, 40),
    section,
    rollNumber: String(Math.max(0, ...numbers) + 1),
  };
}

async function requireFreeNumber(tx: Tx, place: StudentPlace): Promise<void> {
  const taken = await tx
    .selectFrom("students")
    .select("_id")
    .where("class", "=", place.class)
    .where("section", "=", place.section)
    .where("rollNumber", "=", place.rollNumber)
    .where("leftOn", "is", null)
    .executeTakeFirst();
  if (taken) throw validationFailed({ rollNumber: message("admission_number_taken") });
}
