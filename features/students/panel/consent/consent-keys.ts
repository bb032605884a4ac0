import { CONSENT_PURPOSES, type ConsentPurpose } from "../../content/consent-contract.ts";

/** A cell of the overview: the indexes of the student and the purpose. */
export interface Cell {
  row: number;
  column: number;
}

/** The effect of a key: the next cell, and what is recorded or taken back. */
export interface KeyStroke {
  to: Cell;
  undoes?: true;
  record?: { state: "given" | "refused"; purposes: readonly ConsentPurpose[] };
}

const LAST = CONSENT_PURPOSES.length - 1;

/** By key code, so that it also works with a Hindi keyboard layout. */
export function readKey(code: string, { row, column }: Cell, rows: number): KeyStroke | undefined {
  const within = (cell: Cell): Cell => (cell.row < 0 || cell.row >= rows ? { row, column } : cell);
  const answer = (state: "given" | "refused"): KeyStroke => ({
    record: { state, purposes: CONSENT_PURPOSES.slice(column, column + 1) },
    to: { row, column },
  });
  const answerAll = (state: "given" | "refused"): KeyStroke => ({
    record: { state, purposes: CONSENT_PURPOSES },
    to: within({ row: row + 1, column: 0 }),
  });
  switch (code) {
    case "KeyY":
      return answer("given");
    case "KeyN":
      return answer("refused");
    case "KeyA":
      return answerAll("given");
    case "KeyR":
      return answerAll("refused");
    case "KeyU":
      return { undoes: true, to: { row, column } };
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
