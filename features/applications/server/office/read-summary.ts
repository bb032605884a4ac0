import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import { readSetting } from "../../../../core/server/database/settings.ts";
import type { Database } from "../../../../core/server/database/tables.ts";
import type { AdmissionsPage } from "../../../admissions/content/exports.ts";
import { classValue, findApplyClasses } from "../../content/form/apply-classes.ts";
import { findMissing } from "../../content/form/form-state.ts";
import type { ApplicationMarks, ApplicationSummary } from "../../content/office/office-contract.ts";
import { holdsSeat, isRunOut, OPEN_STEPS, STEPS, type Step } from "../../content/steps.ts";
import { readWaitingOrder } from "../draws/draw-store.ts";
import { childKey, toDigits } from "../find-duplicates.ts";

export interface SummaryParts {
  db: Database;
  now: (() => number) | undefined;
  /** The page about admissions. */
  findPage: () => Promise<AdmissionsPage>;
}

export async function readSummary(
  { db, now = Date.now, findPage }: SummaryParts,
  asked: string | undefined,
): Promise<ApplicationSummary> {
  const [page, settings] = [await findPage(), await readSetting(db, "applications")];
  const today = dayInIndia(new Date(now()));
  const session = asked ?? page.dates.session;
  const groups = await db
    .selectFrom("applications")
    .select(["session", "classSought", "step", "offeredUntil", (eb) => eb.fn.countAll().as("count")])
    .groupBy(["session", "classSought", "step", "offeredUntil"])
    .execute();
  const counted = groups.map((group) => ({
    session: group.session as string | null,
    class: String(group.classSought),
    step: group.step as Step,
    offeredUntil: group.offeredUntil as string | null,
    count: Number(group.count),
  }));
  const ofSession = counted.filter((group) => group.session === session);
  const taking = new Set(findApplyClasses(page, settings).map(({ value }) => value));
  const names = new Set([
    ...page.classes.items.map((item) => classValue(item.class)),
    ...ofSession.map((group) => group.class),
  ]);
  return {
    session,
    sessions: listSessions(counted),
    classes: [...names].map((name) => {
      const own = ofSession.filter((group) => group.class === name);
      const seats = settings.classes.find((each) => each.class === name)?.seats ?? null;
      const held = total(own.filter((group) => holdsSeat(group, today)));
      return {
        class: name,
        takes: taking.has(name),
        seats,
        left: seats === null ? null : seats - held,
        byStep: Object.fromEntries(
          STEPS.map((step) => [step, total(own.filter((group) => group.step === step))]),
        ) as ApplicationSummary["classes"][number]["byStep"],
      };
    }),
    overdue: total(counted.filter((group) => isRunOut(group, today))),
    unseen: await countUnseen(db),
  };
}

const total = (groups: readonly { count: number }[]) => groups.reduce((sum, { count }) => sum + count, 0);

const listSessions = (groups: readonly { session: string | null }[]) =>
  [...new Set(groups.flatMap(({ session }) => session ?? []))].toSorted().toReversed();

async function countUnseen(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom("applications")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("step", "=", "received")
    .where("assignedTo", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The marks in lists: missing documents, duplicates, and the next application for a free seat of each class. */
export async function readMarks(parts: SummaryParts, asked: string | undefined): Promise<ApplicationMarks> {
  const { db } = parts;
  const [summary, settings] = [await readSummary(parts, asked), await readSetting(db, "applications")];
  const rows = await db
    .selectFrom("applications")
    .select(["_id", "reference", "classSought", "name", "dateOfBirth", "mobileNumber", "step", "createdAt"])
    .where("session", summary.session === null ? "is" : "=", summary.session)
    .where("step", "in", OPEN_STEPS)
    .orderBy("createdAt")
    .execute();
  const documents = await db
    .selectFrom("applicationDocuments")
    .innerJoin("applications", "applications._id", "applicationDocuments.applicationId")
    .select([
      "applicationDocuments.applicationId",
      "applicationDocuments.document",
      "applicationDocuments.state",
    ])
    .where("applications.step", "in", OPEN_STEPS)
    .execute();
  const ofApplication = Map.groupBy(documents, ({ applicationId }) => applicationId);
  const missing = rows.flatMap(({ _id, classSought }) => {
    const ids = findMissingIds(settings, String(classSought), ofApplication.get(_id) ?? []);
    return ids.length > 0 ? [[_id, ids] as const] : [];
  });
  const keys = Map.groupBy(
    rows.flatMap((row) => [
      { _id: row._id, key: childKey(row) },
      { _id: row._id, key: toDigits(String(row.mobileNumber)) },
    ]),
    ({ key }) => key,
  );
  const twice = [...keys.values()].filter((found) => found.length > 1).flat();
  const lots = summary.session === null ? [] : await readWaitingOrder(db, summary.session);
  const places = new Map(lots.map((reference, index) => [reference, index]));
  const placeOf = ({ reference }: { reference: unknown }) => places.get(String(reference)) ?? lots.length;
  const waiting = rows
    .filter(({ step }) => step === "waiting")
    .toSorted((one, other) => placeOf(one) - placeOf(other));
  const proposed = summary.classes.flatMap(({ class: name, left }) => {
    const first = waiting.find(({ classSought }) => classSought === name);
    return first && left !== null && left > 0 ? [[name, first._id] as const] : [];
  });
  return {
    missing: Object.fromEntries(missing),
    duplicates: [...new Set(twice.map(({ _id }) => _id))],
    proposed: Object.fromEntries(proposed),
  };
}

/** Ids of the required documents that are missing or refused. */
export const findMissingIds = (...asked: Parameters<typeof findMissing>): string[] =>
  findMissing(...asked).flatMap(({ id, isRequired }) => (isRequired ? [id] : []));
