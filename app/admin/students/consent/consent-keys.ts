import { CONSENT_PURPOSES, type ConsentPurpose } from "../../../../content/consent/consent-contract.ts";

/** A cell of the overview, by the places of its child and of its purpose. */
export interface Cell {
  row: number;
  column: number;
}

/** What a key does: where it leads, and what it records on the way. */
export interface KeyStroke {
  to: Cell;
  record?: { state: "given" | "refused"; purposes: readonly ConsentPurpose[] };
}

const LAST = CONSENT_PURPOSES.length - 1;

/** By the place of the key on the keyboard, so that it does the same while Hindi is typed. */
export function readKey(code: string, { row, column }: Cell, rows: number): KeyStroke | undefined {
  const within = (cell: Cell): Cell => (cell.row < 0 || cell.row >= rows ? { row, column } : cell);
  const answer = (state: "given" | "refused"): KeyStroke => ({
    record: { state, purposes: CONSENT_PURPOSES.slice(column, column + 1) },
    to: within(column < LAST ? { row, column: column + 1 } : { row: row + 1, column: 0 }),
  });
  switch (code) {
    case "KeyY":
      return answer("given");
    case "KeyN":
      return answer("refused");
    case "KeyA":
      return {
        record: { state: "given", purposes: CONSENT_PURPOSES },
        to: within({ row: row + 1, column: 0 }),
      };
    case "ArrowUp":
      return { to: within({ row: row - 1, column }) };
    case "ArrowDown":
      return { to: within({ row: row + 1, column }) };
    case "ArrowLeft":
      return { to: { row, column: Math.max(0, column - 1) } };
    case "ArrowRight":
      return { to: { row, column: Math.min(LAST, column + 1) } };
    default:
      return undefined;
  }
}
