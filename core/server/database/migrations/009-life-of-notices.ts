import { sql } from "kysely";
import type { Tx } from "./migration.ts";

export const changesDerived = true;

/** Notices that appear and end by themselves; those that are there are public and stay so. `deriveAnew` fills `shownDay`. */
export async function migrate(tx: Tx): Promise<void> {
  const alter = () => tx.schema.alterTable("notices");
  for (const name of ["category", "publishAt", "expiresAt", "eventFrom", "eventTo"]) {
    await alter().addColumn(name, "text").execute();
  }
  for (const name of ["isPinned", "isBanner"]) {
    await alter()
      .addColumn(name, "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  }
  await alter()
    .addColumn("shownDay", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  const index = (name: string) => tx.schema.createIndex(name).on("notices");
  await index("noticesFirstToLast")
    .expression(
      sql`"isDraft", "isPinned" DESC, COALESCE("publishAt", "createdAt") DESC, "createdAt" DESC, _id DESC`,
    )
    .execute();
  await index("noticesByShownDay").columns(["shownDay desc", "createdAt desc", "_id desc"]).execute();
  await index("noticesByIsBanner").columns(["isDraft", "isBanner", "createdAt desc", "_id desc"]).execute();
  for (const name of ["publishAt", "expiresAt", "eventFrom"]) {
    await index(`noticesBy${name.charAt(0).toUpperCase()}${name.slice(1)}`)
      .columns(["isDraft", name])
      .execute();
  }
}
