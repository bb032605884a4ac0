import type { Tx } from "./migration.ts";

export const changesDerived = true;

/** The Hindi names of students and guardians, and which language a student's public name lacks. */
export async function migrate(tx: Tx): Promise<void> {
  for (const name of ["nameHi", "guardianNameHi"]) {
    await tx.schema.alterTable("students").addColumn(name, "text").execute();
  }
  await tx.schema
    .alterTable("students")
    .addColumn("lacks", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
