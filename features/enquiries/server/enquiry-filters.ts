import { sql } from "kysely";
import { z } from "zod";
import { message, notAnOption } from "../../../core/content/messages/message.ts";
import type { Database } from "../../../core/server/database/tables.ts";
import type { OverdueRule } from "../content/enquiry-contract.ts";
import { ENQUIRY_STATUSES, type EnquiryStatus, OPEN_STATUSES } from "../content/enquiry-states.ts";
import { isOverdueRow, readOverdueRule } from "./overdue-enquiries.ts";

/** The filter of enquiries. Spam is included only on request. */
interface EnquiryMatch {
  status?: EnquiryStatus | "open" | undefined;
  /** Null: those without a person. */
  assignedTo?: string | null | undefined;
  overdue?: OverdueRule | undefined;
}

const STATUS_FILTERS = [...ENQUIRY_STATUSES, "open"] as const;

/** Query parameters of the list of enquiries. */
export const ENQUIRY_FILTERS = {
  status: z
    .enum(STATUS_FILTERS, { error: notAnOption(STATUS_FILTERS) })
    .optional()
    .describe("Only those with this status; open: new or in progress. Absent: all but spam"),
  assignedTo: z
    .string()
    .max(120, message("value_too_long", { maximum: 120 }))
    .optional()
    .describe("Only those of this account; `me` and `none` are possible"),
  overdue: z
    .enum(["true"], { error: notAnOption(["true"]) })
    .optional()
    .describe("Only those whose follow-up date has passed, or that nobody has answered for two working days"),
};

/** Reads the parameters above. `db` has the holidays that decide what is overdue. */
export async function readEnquiryMatch(
  db: Database,
  asked: Readonly<Record<string, unknown>>,
  accountId: string | undefined,
): Promise<EnquiryMatch> {
  const { status, assignedTo, overdue } = asked as Record<string, string | undefined>;
  const people: Record<string, string | null | undefined> = { me: accountId, none: null };
  return {
    status: (status || undefined) as EnquiryMatch["status"],
    ...(assignedTo && { assignedTo: assignedTo in people ? people[assignedTo] : assignedTo }),
    ...(overdue && { overdue: await readOverdueRule(db, new Date().toISOString()) }),
  };
}

/** The condition of a match on the table of enquiries. */
export function isMatchingEnquiry({ status, assignedTo, overdue }: EnquiryMatch = {}) {
  const conditions = [
    status === undefined && sql<boolean>`status <> 'spam'`,
    status === "open" && sql<boolean>`status IN (${sql.join(OPEN_STATUSES)})`,
    status !== undefined && status !== "open" && sql<boolean>`status = ${status}`,
    assignedTo === null && sql<boolean>`"assignedTo" IS NULL`,
    typeof assignedTo === "string" && sql<boolean>`"assignedTo" = ${assignedTo}`,
    overdue !== undefined && isOverdueRow(overdue),
  ].filter((condition) => condition !== false);
  return sql<boolean>`(${sql.join(conditions, sql` AND `)})`;
}
