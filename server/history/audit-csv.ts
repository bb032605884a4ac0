import { AUDIT_ACTIONS, AUDIT_TYPES, type AuditEntry } from "../../content/api/audit-contract.ts";
import { streamCsv } from "../csv.ts";

const HEADINGS = ["Time (UTC)", "Who", "Action", "What", "Title", "Changed fields", "Id"];

/** The audit log for a spreadsheet. */
export const writeAuditCsv = (parts: AsyncIterable<AuditEntry[]>): ReadableStream<Uint8Array> =>
  streamCsv(HEADINGS, toRows(parts), "all");

async function* toRows(parts: AsyncIterable<AuditEntry[]>): AsyncGenerator<string[]> {
  for await (const entries of parts) yield* entries.map(toCells);
}

const toCells = ({ at, actor, action, type, title, fields, entryId }: AuditEntry): string[] => [
  at,
  actor,
  AUDIT_ACTIONS[action as keyof typeof AUDIT_ACTIONS] ?? action,
  AUDIT_TYPES[type] ?? type,
  title ?? "",
  fields.join(", "),
  entryId ?? "",
];
