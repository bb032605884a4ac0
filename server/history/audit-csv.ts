import { AUDIT_ACTIONS, AUDIT_TYPES, type AuditEntry } from "../../content/api/audit-contract.ts";

const HEAD = ["Time (UTC)", "Who", "Action", "What", "Title", "Changed fields", "Id"];

/** Spreadsheet programs take a file without this mark for Latin text and garble Hindi. */
const UTF8_MARK = "\u{feff}";

/** The log for a spreadsheet, in parts. */
export async function* writeAuditCsv(parts: AsyncIterable<AuditEntry[]>): AsyncGenerator<string> {
  yield UTF8_MARK + toLine(HEAD);
  for await (const entries of parts) yield entries.map((entry) => toLine(cellsOf(entry))).join("");
}

const cellsOf = ({ at, actor, action, type, title, fields, entryId }: AuditEntry): string[] => [
  at,
  actor,
  AUDIT_ACTIONS[action as keyof typeof AUDIT_ACTIONS] ?? action,
  AUDIT_TYPES[type] ?? type,
  title ?? "",
  fields.join(", "),
  entryId ?? "",
];

const toLine = (cells: readonly string[]) => `${cells.map(toCell).join(",")}\r\n`;

/** A cell that begins like a formula would be run by the program that opens the file; after an apostrophe it is text. */
const toCell = (text: string) =>
  `"${(/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
