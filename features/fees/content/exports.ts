export { FEE_PAYERS } from "./fee-columns.ts";
export { findChargedColumns, findFeeTotals } from "./fee-totals.ts";
export type { FeesPage } from "./fees.ts";
export { findFeeRow } from "./find-fee-row.ts";
