import type { Database } from "../../server/database/tables.ts";

/** Takes back what a migration did; the first one made the database what it was. */
const UNDO = {
  "002-audit-log": (db) => db.schema.dropTable("auditLog").execute(),
  "003-session-device": (db) => db.schema.alterTable("sessions").dropColumn("device").execute(),
  "004-page-documents": async (db) => {
    for (const table of ["pages", "alumni", "committee"]) await db.schema.dropTable(table).execute();
    for (const table of ["facilities", "team", "topStudents"]) {
      await db.schema.alterTable(table).dropColumn("position").execute();
    }
  },
  "005-history": async (db) => {
    for (const table of ["revisions", "revisionFiles"]) await db.schema.dropTable(table).execute();
  },
} satisfies Record<string, (db: Database) => Promise<void>>;

/** Makes of a current database one that a version before these migrations left; the oldest is named first. */
export async function undoMigrations(db: Database, ...names: (keyof typeof UNDO)[]): Promise<void> {
  for (const name of names.toReversed()) {
    await UNDO[name](db);
    await db.deleteFrom("migrations").where("name", "=", name).execute();
  }
}
