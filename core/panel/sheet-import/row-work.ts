import { toggle } from "../entry-form/files/toggle.ts";

/** The decisions about the rows of a sheet. */
export interface RowWork<Field extends string> {
  /** Corrected values by row number. */
  corrected: Readonly<Record<number, Partial<Record<Field, string>>>>;
  /** Numbers of the excluded rows. */
  leftOut: readonly number[];
}

/** Sets a field in one or more rows. */
export function correctRows<Field extends string, Work extends RowWork<Field>>(
  work: Work,
  rows: readonly number[],
  field: Field,
  value: string,
): Work {
  const corrected = { ...work.corrected };
  for (const row of rows) corrected[row] = { ...corrected[row], [field]: value };
  return { ...work, corrected };
}

export const toggleLeftOut = <Work extends Pick<RowWork<string>, "leftOut">>(
  work: Work,
  row: number,
): Work => ({
  ...work,
  leftOut: toggle(work.leftOut, row),
});
