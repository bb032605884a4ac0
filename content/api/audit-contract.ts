import { z } from "zod";
import { message } from "../messages/message.ts";
import "./schemas-in-browsers.ts";
import { resourceList } from "../resources/index.ts";
import { listQuerySchema, wholeNumber } from "./api-contract.ts";

/** Actions in the audit log, with their labels. */
export const AUDIT_ACTIONS = {
  create: "Created",
  update: "Changed",
  delete: "Deleted",
  login: "Logged in",
  logout: "Logged out",
  "end-session": "Ended a session",
  "change-password": "Changed the password",
  "reset-password": "Reset the password",
  disable: "Disabled",
  enable: "Enabled",
  restore: "Restored",
  purge: "Deleted for good",
  "record-consent": "Recorded a consent",
  "record-refusal": "Recorded a refusal",
  "withdraw-consent": "Recorded a withdrawal",
  import: "Imported",
  "start-download": "Started downloading",
  download: "Downloaded",
  "fail-download": "Did not finish downloading",
  export: "Exported",
  forget: "Deleted with every trace",
} as const;
export type AuditAction = keyof typeof AUDIT_ACTIONS;

export const AUDIT_TYPES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(resourceList.map(({ name, singular }) => [name, singular])),
  pages: "Page",
  announcement: "Announcement",
  account: "Account",
  consents: "Consent",
  sample: "Sample content",
  yearChange: "School year",
  backup: "Backup",
};

const moment = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], {
    error: message("value_not_a_date"),
  })
  .transform((text) => new Date(text).toISOString());

const filters = {
  q: listQuerySchema.shape.q,
  type: z.enum(Object.keys(AUDIT_TYPES)).optional(),
  action: z.enum(Object.keys(AUDIT_ACTIONS)).optional(),
  from: moment.optional().describe("The earliest time; a date means its first moment in UTC"),
  to: moment.optional().describe("The time before which it happened"),
};

export const auditFilterSchema = z.strictObject(filters);
export type AuditFilter = z.infer<typeof auditFilterSchema>;

/** The log is never sent whole: without a limit the latest hundred lines are returned. */
export const auditQuerySchema = listQuerySchema.extend({
  ...filters,
  limit: wholeNumber(1000).optional(),
});

export const auditEntrySchema = z.object({
  _id: z.string(),
  at: z.iso.datetime(),
  /** An account's email, or `visitor`, `command line` or `program`. */
  actor: z.string(),
  accountId: z.string().nullable(),
  type: z.string(),
  action: z.string(),
  entryId: z.string().nullable(),
  title: z.string().nullable(),
  fields: z.array(z.string()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
