import { sql } from "kysely";
import type { Engine, Tx } from "./migration.ts";

export const changesDerived = true;

/**
 * The words by which visitors find entries and pages. They are already spelled alike, and have a space between them.
 * `deriveAnew` fills the table.
 */
export async function migrate(tx: Tx, engine: Engine): Promise<void> {
  await tx.schema
    .createTable("searchTexts")
    .addColumn("_id", "integer", (column) =>
      engine === "postgres"
        ? column.primaryKey().generatedByDefaultAsIdentity()
        : column.primaryKey().autoIncrement(),
    )
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("entryId", "text", (column) => column.notNull())
    // Compared byte by byte, which is SQLite's default.
    .addColumn("day", engine === "postgres" ? sql`text COLLATE "C"` : "text", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("words", "text", (column) => column.notNull())
    // Not with the type first: SQLite would scan all entries of a type instead of those with a word.
    .addUniqueConstraint("searchTextsOfEntry", ["entryId", "type"])
    .execute();
  if (engine === "postgres") await addLexemes(tx);
  else await addWordIndex(tx);
}

async function addLexemes(tx: Tx): Promise<void> {
  await sql`
    ALTER TABLE ${sql.table("searchTexts")} ADD COLUMN lexemes tsvector
    GENERATED ALWAYS AS (array_to_tsvector(string_to_array(words, ' '))) STORED`.execute(tx);
  await sql`CREATE INDEX ${sql.ref("searchTextsByWord")} ON ${sql.table("searchTexts")} USING gin (lexemes)`.execute(
    tx,
  );
}

/** FTS5 with the `ascii` tokenizer: every character except ASCII punctuation is part of a word. */
async function addWordIndex(tx: Tx): Promise<void> {
  const [texts, words] = [sql.table("searchTexts"), sql.table("searchWords")];
  await sql`
    CREATE VIRTUAL TABLE ${words} USING fts5(
      words, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii'
    )`.execute(tx);
  await sql`
    CREATE TRIGGER ${sql.ref("searchTextsInserted")} AFTER INSERT ON ${texts} BEGIN
      INSERT INTO ${words} (rowid, words) VALUES (new._id, new.words);
    END`.execute(tx);
  await sql`
    CREATE TRIGGER ${sql.ref("searchTextsDeleted")} AFTER DELETE ON ${texts} BEGIN
      DELETE FROM ${words} WHERE rowid = old._id;
    END`.execute(tx);
}
