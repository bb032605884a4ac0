import { FEE_COLUMNS, type FeeColumn, feeColumns } from "./fee-columns.ts";
import type { FeesPage } from "./fees.ts";

type Amounts = Readonly<Record<FeeColumn, number | null>>;

/** The columns of a table that have amounts. A fee that no class pays is in neither list. */
export interface ChargedColumns {
  once: FeeColumn[];
  yearly: FeeColumn[];
}

export function findChargedColumns(charges: FeesPage["charges"], rows: readonly Amounts[]): ChargedColumns {
  const used = feeColumns.filter((column) => rows.some((row) => row[column]));
  const isOnce = (column: FeeColumn) => (charges[column] ?? FEE_COLUMNS[column].charge) === "once";
  return { once: used.filter(isOnce), yearly: used.filter((column) => !isOnce(column)) };
}

/** The fees of a class in a year; null if unknown. */
export interface FeeTotals {
  newPupil: number | null;
  continuing: number | null;
}

/** A class without any of the yearly fees has no totals: its one-time fees alone are not what a year costs. */
export function findFeeTotals(row: Amounts, { once, yearly }: ChargedColumns): FeeTotals {
  const continuing = addUp(row, yearly);
  const isKnown = continuing !== null || yearly.length === 0;
  return { newPupil: isKnown ? addUp(row, [...once, ...yearly]) : null, continuing };
}

function addUp(row: Amounts, columns: readonly FeeColumn[]): number | null {
  const amounts = columns.map((column) => row[column]).filter((amount) => amount !== null);
  return amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + amount, 0);
}
