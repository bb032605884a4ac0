import { resourceList } from "../../content/resources/index.ts";
import { derivedNames } from "../../server/database/derived-columns.ts";
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
  "006-lists-drafts-batches": async (db) => {
    const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
    for (const resource of resourceList) {
      const { name: table } = resource;
      const columns = derivedNames(resource).filter((name) => name !== "searchText");
      for (const index of [
        ...["PublishedNewestFirst", "NewestFirst"],
        ...[...columns, "updatedAt"].map((name) => `By${capital(name)}`),
      ]) {
        await db.schema.dropIndex(`${table}${index}`).ifExists().execute();
      }
      await db.schema
        .createIndex(`${table}NewestFirst`)
        .on(table)
        .columns(["createdAt desc", "_id desc"])
        .execute();
      for (const name of [...columns, "isDraft"])
        await db.schema.alterTable(table).dropColumn(name).execute();
    }
    await db.schema.dropIndex("revisionsOfBatch").execute();
    await db.schema.alterTable("revisions").dropColumn("batch").execute();
  },
  "007-hindi-companions": async (db) => {
    const tables = resourceList.filter(({ name }) => name !== "committee");
    for (const { name: table, fields } of [...tables, { name: "announcement", fields: { contentHi: {} } }]) {
      const companions = Object.keys(fields).filter((name) => name.endsWith("Hi"));
      for (const name of companions) await db.schema.alterTable(table).dropColumn(name).execute();
    }
  },
} satisfies Record<string, (db: Database) => Promise<void>>;

/** Makes of a current database one that a version before these migrations left; the oldest is named first. */
export async function undoMigrations(db: Database, ...names: (keyof typeof UNDO)[]): Promise<void> {
  for (const name of names.toReversed()) {
    await UNDO[name](db);
    await db.deleteFrom("migrations").where("name", "=", name).execute();
  }
}
