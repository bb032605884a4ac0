import { addDays, weekdayOf } from "../../../../core/content/days/calendar-days.ts";
import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import { parseJson } from "../../../../core/server/database/parse-json.ts";
import type { ApplicationFigures } from "../../content/office/figures-contract.ts";
import type { Step } from "../../content/steps.ts";
import { readSummary, type SummaryParts } from "../office/read-summary.ts";
import { countDaysPerStep } from "./days-per-step.ts";

const WEEK = 7;

export async function readFigures(
  parts: SummaryParts,
  asked: string | undefined,
): Promise<ApplicationFigures> {
  const { db } = parts;
  const { session, sessions, classes: all } = await readSummary(parts, asked);
  const classes = all.filter(
    ({ takes, byStep }) => takes || Object.values(byStep).some((count) => count > 0),
  );
  const rows = await db
    .selectFrom("applications")
    .select(["_id", "classSought", "createdAt"])
    .where("session", session === null ? "is" : "=", session)
    .orderBy("createdAt")
    .execute();
  const events = await db
    .selectFrom("applicationEvents")
    .innerJoin("applications", "applications._id", "applicationEvents.applicationId")
    .select(["applicationEvents.applicationId", "applicationEvents.at", "applicationEvents.details"])
    .where("applicationEvents.kind", "=", "step")
    .where("session", session === null ? "is" : "=", session)
    .orderBy("applicationEvents._id")
    .execute();
  const changes = events.map(({ applicationId, at, details }) => ({
    applicationId,
    at,
    from: (parseJson(details) as { from: Step }).from,
  }));
  return {
    session,
    sessions,
    classes,
    weeks: countWeeks(
      rows.map(({ classSought, createdAt }) => [mondayOf(createdAt), String(classSought)]),
      classes.map((each) => each.class),
    ),
    steps: countDaysPerStep(new Map(rows.map(({ _id, createdAt }) => [_id, createdAt])), changes),
  };
}

function mondayOf(moment: string): string {
  const day = dayInIndia(new Date(moment));
  return addDays(day, -weekdayOf(day));
}

/** `received` are the weeks and classes of applications, the earliest first. */
function countWeeks(
  received: readonly (readonly [monday: string, name: string])[],
  classes: readonly string[],
): ApplicationFigures["weeks"] {
  const last = received.at(-1)?.[0] ?? "";
  const weeks: ApplicationFigures["weeks"] = [];
  for (
    let monday = received[0]?.[0];
    monday !== undefined && monday <= last;
    monday = addDays(monday, WEEK)
  ) {
    const own = received.filter(([week]) => week === monday);
    weeks.push({ monday, counts: classes.map((name) => own.filter(([, each]) => each === name).length) });
  }
  return weeks;
}
