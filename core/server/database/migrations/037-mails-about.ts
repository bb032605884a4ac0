import type { Tx } from "./migration.ts";

/** What a mail is about: the id of an enquiry or of a link to an account. */
export async function migrate(tx: Tx): Promise<void> {
  await tx.schema.alterTable("mails").addColumn("about", "text").execute();
  await tx.schema.createIndex("mailsAbout").on("mails").column("about").execute();
}
