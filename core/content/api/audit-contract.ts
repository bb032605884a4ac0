import { z } from "zod";
import { auditActions } from "../../../features/audit-actions.ts";
import { features } from "../../../features/content.ts";
import { message } from "../messages/message.ts";
import "./schemas-in-browsers.ts";
import { LANGUAGES } from "../../words/languages.ts";
import { fileOf, TOTAL_COUNT } from "./answers.ts";
import { listQuerySchema, wholeNumber } from "./api-contract.ts";
import { defineCalls } from "./define-calls.ts";
import { VERSIONED_TYPES, versionPermissionFor } from "./history-contract.ts";
import { can, dutyNames, type Permission } from "./permissions.ts";

type FeatureAction = keyof typeof auditActions;

/** Actions in the audit log; those of features describe themselves, `auditSentences` of the panel's words the others. */
export const AUDIT_ACTIONS = [
  "create",
  "update",
  "delete",
  "restore",
  "submit",
  "approve",
  "send-back",
  "purge",
  "import",
  "export",
  ...(Object.keys(auditActions) as FeatureAction[]),
  "disable",
  "enable",
  "start-download",
  "download",
  "fail-download",
  "send-again",
  "send-test",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

const CORE_TYPES: Readonly<Record<string, OtherType>> = {
  sample: { needs: "sample:read", place: 50 },
  backup: { needs: "backups:read", place: 70 },
  mail: { needs: "accounts:read", place: 80 },
  settings: { needs: "accounts:read", place: 90 },
};

interface OtherType {
  needs: Permission;
  place: number;
}

/** The compiler finds an unknown permission here. */
const typesOfFeatures: readonly Readonly<Record<string, OtherType>>[] = features.flatMap((feature) =>
  "auditTypes" in feature ? [feature.auditTypes] : [],
);

const otherTypes = [CORE_TYPES, ...typesOfFeatures]
  .flatMap((types) => Object.entries(types).map(([name, type]) => ({ name, ...type })))
  .toSorted((one, other) => one.place - other.place);

/** The subjects of the audit log; `namesOf` has their names. */
export const AUDIT_TYPES: readonly string[] = [...VERSIONED_TYPES, ...otherTypes.map(({ name }) => name)];

/** The permission to read what the log says about a type. */
export const auditPermissionFor = (type: string): Permission =>
  VERSIONED_TYPES.includes(type)
    ? versionPermissionFor(type, "read")
    : (otherTypes.find(({ name }) => name === type)?.needs ?? "accounts:read");

/** The part of the log that a person may read. */
export interface AuditReader {
  types: readonly string[];
  /** Some titles need a permission of their own. */
  may(permission: Permission): boolean;
}

export const auditReaderOf = (session: Parameters<typeof can>[0]): AuditReader => ({
  types: AUDIT_TYPES.filter((type) => can(session, auditPermissionFor(type))),
  may: (permission) => can(session, permission),
});

const moment = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], {
    error: message("value_not_a_date"),
  })
  .transform((text) => new Date(text).toISOString());

/** The filters of the panel are in its address, so they are texts until the server has checked them. */
const oneOf = (values: readonly string[]) => z.enum(values).optional();

const filters = {
  q: listQuerySchema.shape.q,
  duty: oneOf(dutyNames).describe("Only changes by people who had this duty"),
  type: oneOf(AUDIT_TYPES),
  action: oneOf(AUDIT_ACTIONS),
  from: moment.optional().describe("The earliest time; a date means its first moment in UTC"),
  to: moment.optional().describe("The time before which it happened"),
};

const auditFilterSchema = z.strictObject(filters);
export type AuditFilter = z.infer<typeof auditFilterSchema>;

const auditEntrySchema = z.object({
  _id: z.string(),
  at: z.iso.datetime(),
  /** An account's email, with the name of a token behind it in brackets if a program made the change; or `visitor`, `command line` or `program`. */
  actor: z.string(),
  accountId: z.string().nullable(),
  /** The name of the person at that time; null if it was not known. */
  person: z.string().nullable(),
  /** The duties of the person at that time; null for visitors, the command line and lines of earlier versions. */
  duties: z.array(z.string()).nullable(),
  type: z.string(),
  action: z.string(),
  entryId: z.string().nullable(),
  /** Some lines have a title only for people with a further permission, such as the name of a child. */
  title: z.string().nullable(),
  /** The title in Hindi, if the entry still has this title. */
  titleHi: z.string().nullable(),
  fields: z.array(z.string()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** The log is never sent whole: without a limit the latest lines are returned. */
export const DEFAULT_AUDIT_LIMIT = 100;

export const auditCalls = defineCalls("Audit log", {
  list: {
    method: "GET",
    path: "/audit",
    access: "audit:read",
    summary: `List, the latest ${DEFAULT_AUDIT_LIMIT} unless a limit is given`,
    query: listQuerySchema.extend({ ...filters, limit: wholeNumber(1000).optional() }),
    answer: z.array(auditEntrySchema).describe("Changes, newest first"),
    answerHeaders: TOTAL_COUNT,
  },
  exportAll: {
    method: "GET",
    path: "/audit/export",
    access: "audit:read",
    exposeHeadRoute: false,
    summary: "Download everything that matches, for a spreadsheet",
    query: auditFilterSchema.extend({
      language: z.enum(LANGUAGES).default("en").describe("The language of the sentences"),
    }),
    answer: fileOf("Comma-separated values in UTF-8", { "text/csv": { type: "string" } }),
  },
});
