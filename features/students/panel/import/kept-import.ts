import type { UndoneBatch } from "../../../../core/content/api/history-contract.ts";
import { findEmail } from "../../../../core/panel/session/session.ts";
import type { ImportAnswer, Sheet } from "../../content/import-contract.ts";
import { beginWork, type ImportWork } from "./import-work.ts";
import { KEPT_PREFIX } from "./imported-work.ts";

/** The result of the last import in this tab. */
export interface LastImport extends Pick<ImportAnswer, "counts" | "batch" | "failed"> {
  /** How many rows the user has excluded. */
  leftOut: number;
  /** Present if the import was undone. */
  undone?: Pick<UndoneBatch, "restored" | "skipped">;
}

/** The large sheet is stored once, apart from the decisions, which change with every key. */
type Part = "sheet" | "decisions" | "last" | "failed";

/** Stored per user. */
const keyOf = (part: Part) => `${KEPT_PREFIX}:${part}:${findEmail() ?? ""}`;

function find<Value>(part: Part): Value | undefined {
  const kept = sessionStorage.getItem(keyOf(part));
  return kept === null ? undefined : (JSON.parse(kept) as Value);
}

/** Returns whether there was enough storage. */
function keep(part: Part, value: unknown): boolean {
  try {
    sessionStorage.setItem(keyOf(part), JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Stored per tab, because it is data about students. */
export const keepSheet = ({ fileName, sheet }: ImportWork): boolean => keep("sheet", { fileName, sheet });

export const keepDecisions = ({ fileName: _, sheet: __, ...decisions }: ImportWork): boolean =>
  keep("decisions", decisions);

type KeptSheet = Omit<Sheet, "unsureColumns"> & Partial<Pick<Sheet, "unsureColumns">>;

export function findKeptWork(): ImportWork | undefined {
  const kept = find<{ fileName: string; sheet: KeptSheet }>("sheet");
  const decisions = find<Omit<ImportWork, "fileName" | "sheet">>("decisions");
  // An older version of the panel may have stored a sheet without unsure columns, and fewer decisions.
  const sheet = kept && { unsureColumns: [], ...kept.sheet };
  return sheet && decisions ? { ...beginWork(kept.fileName, sheet), ...decisions } : undefined;
}

export function dropKeptWork(): void {
  sessionStorage.removeItem(keyOf("sheet"));
  sessionStorage.removeItem(keyOf("decisions"));
}

export function findLastImport(): LastImport | undefined {
  const last = find<Omit<LastImport, "failed">>("last");
  return last && { ...last, failed: find<LastImport["failed"]>("failed") ?? [] };
}

/** The batch for undo is stored even if there is no room for the rows. */
export function keepLastImport({ failed, ...last }: LastImport): void {
  keep("last", last);
  keep("failed", failed);
}

export function dropLastImport(): void {
  sessionStorage.removeItem(keyOf("last"));
  sessionStorage.removeItem(keyOf("failed"));
}
