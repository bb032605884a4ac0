import type { Tx } from "./migration.ts";

/** The index is derived with certificates, alumni, top students, committee members, albums and sections of pages. */
export const changesDerived = true;

export async function migrate(_tx: Tx): Promise<void> {}
