import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import { notAnOption } from "../../../core/content/messages/message.ts";
import { storableText } from "../../../core/content/types/fields.ts";
import { label } from "../../../core/words/label.ts";
import { OPEN_STEPS, STEPS } from "../content/steps.ts";

const STEP_FILTERS = [...STEPS, "open"] as const;
const short = storableText(label("Value", "मान"), 120);

/** Query parameters of the list of applications. */
export const APPLICATION_FILTERS = {
  step: z
    .enum(STEP_FILTERS, { error: notAnOption(STEP_FILTERS) })
    .optional()
    .describe("Only those at this step; open: those that the office has still to decide"),
  session: short.optional().describe("Only those for this session, such as 2027-28"),
  assignedTo: short.optional().describe("Only those of this account; `me` and `none` are possible"),
  studentId: short.optional().describe("Only the one from which the record of this student was made"),
  overdue: z
    .enum(["true"], { error: notAnOption(["true"]) })
    .optional()
    .describe("Only offers whose day has passed"),
};

/** The condition of the parameters above; `today` is a day in India. */
export function isMatchingApplication(
  { step, session, assignedTo, studentId, overdue }: Readonly<Record<string, unknown>>,
  accountId: string | undefined,
  today: string,
): RawBuilder<boolean> {
  const person = assignedTo === "me" ? (accountId ?? "") : assignedTo;
  const conditions = [
    step === "open" && sql<boolean>`step IN (${sql.join(OPEN_STEPS)})`,
    step && step !== "open" && sql<boolean>`step = ${step}`,
    session && sql<boolean>`session = ${session}`,
    person === "none" && sql<boolean>`"assignedTo" IS NULL`,
    person && person !== "none" && sql<boolean>`"assignedTo" = ${person}`,
    studentId && sql<boolean>`"studentId" = ${studentId}`,
    overdue && sql<boolean>`(step = 'offered' AND "offeredUntil" < ${today})`,
  ].filter((condition): condition is RawBuilder<boolean> => typeof condition === "object");
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` AND `)})`;
}
