import type { ImportAnswer } from "../../../../content/students/import-contract.ts";
import { findEmail } from "../../session/session.ts";
import { beginWork, type ImportWork } from "./import-work.ts";

/** What the last import of this tab did, and the rows that it left out. */
export interface LastImport extends Pick<ImportAnswer, "counts" | "batch" | "failed"> {
  /** How many rows the office did not want. */
  leftOut: number;
}

const PREFIX = "student-import";
/** What is long stays as it is; what is decided about a sheet is short and changes with every key. */
type Part = "sheet" | "decisions" | "last" | "failed";

/** Nobody is offered what somebody else has read. */
const keyOf = (part: Part) => `${PREFIX}:${part}:${findEmail() ?? ""}`;

function find<Value>(part: Part): Value | undefined {
  const kept = sessionStorage.getItem(keyOf(part));
  return kept === null ? undefined : (JSON.parse(kept) as Value);
}

/** Tells whether the browser had room for it. */
function keep(part: Part, value: unknown): boolean {
  try {
    sessionStorage.setItem(keyOf(part), JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Kept for as long as the tab is open, because it is about children. */
export const keepSheet = ({ fileName, sheet }: ImportWork): boolean => keep("sheet", { fileName, sheet });

export const keepDecisions = ({ fileName: _, sheet: __, ...decisions }: ImportWork): boolean =>
  keep("decisions", decisions);

export function findKeptWork(): ImportWork | undefined {
  const sheet = find<Pick<ImportWork, "fileName" | "sheet">>("sheet");
  const decisions = find<Omit<ImportWork, "fileName" | "sheet">>("decisions");
  // An earlier version of the panel did not keep all that is decided.
  return sheet && decisions ? { ...beginWork(sheet.fileName, sheet.sheet), ...decisions } : undefined;
}

export function dropKeptWork(): void {
  sessionStorage.removeItem(keyOf("sheet"));
  sessionStorage.removeItem(keyOf("decisions"));
}

export function findLastImport(): LastImport | undefined {
  const last = find<Omit<LastImport, "failed">>("last");
  return last && { ...last, failed: find<LastImport["failed"]>("failed") ?? [] };
}

/** The way back is kept even where there is no room for the rows. */
export function keepLastImport({ failed, ...last }: LastImport): void {
  keep("last", last);
  keep("failed", failed);
}

export function dropLastImport(): void {
  sessionStorage.removeItem(keyOf("last"));
  sessionStorage.removeItem(keyOf("failed"));
}

/** Nothing about a child stays in the browser after logout. */
export function dropKeptImports(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  }
}
