import { sql } from "kysely";
import type { Engine, Tx } from "./migration.ts";

export const changesDerived = true;

/**
 * The index of migration 011 with stems, sounds and pairs of words beside the words, each with a sign in front, and with the last days of
 * calendar entries. What refreshes derived columns fills it.
 */
export async function migrate(tx: Tx, engine: Engine): Promise<void> {
  await tx.schema.dropTable("searchTexts").execute();
  // Compared byte by byte, which is SQLite's default.
  const day = engine === "postgres" ? sql`text COLLATE "C"` : "text";
  await tx.schema
    .createTable("searchTexts")
    .addColumn("_id", "integer", (column) =>
      engine === "postgres"
        ? column.primaryKey().generatedByDefaultAsIdentity()
        : column.primaryKey().autoIncrement(),
    )
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("entryId", "text", (column) => column.notNull())
    .addColumn("day", day, (column) => column.notNull())
    .addColumn("lastDay", day, (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("words", "text", (column) => column.notNull())
    // Not with the type first: SQLite would scan all entries of a type instead of those with a word.
    .addUniqueConstraint("searchTextsOfEntry", ["entryId", "type"])
    .execute();
  if (engine === "postgres") await addLexemes(tx);
  else await addTokenIndex(tx);
}

async function addLexemes(tx: Tx): Promise<void> {
  const texts = sql.table("searchTexts");
  await sql`
    ALTER TABLE ${texts} ADD COLUMN lexemes tsvector
    GENERATED ALWAYS AS (array_to_tsvector(string_to_array(words, ' '))) STORED`.execute(tx);
  await sql`CREATE INDEX ${sql.ref("searchTextsByWord")} ON ${texts} USING gin (lexemes)`.execute(tx);
}

/**
 * FTS5 with the `ascii` tokenizer: every character except most ASCII punctuation is part of a token. The words are then only there: a
 * search for a common word reads thousands of rows, and short ones are faster.
 */
async function addTokenIndex(tx: Tx): Promise<void> {
  const [texts, words] = [sql.table("searchTexts"), sql.table("searchWords")];
  await sql`DROP TABLE ${words}`.execute(tx);
  await sql`
    CREATE VIRTUAL TABLE ${words} USING fts5(
      words, content = '', contentless_delete = 1, detail = none, tokenize = "ascii tokenchars '=~!@_'"
    )`.execute(tx);
  await sql`
    CREATE TRIGGER ${sql.ref("searchTextsInserted")} AFTER INSERT ON ${texts} BEGIN
      INSERT INTO ${words} (rowid, words) VALUES (new._id, new.words);
      UPDATE ${texts} SET words = '' WHERE _id = new._id;
    END`.execute(tx);
  await sql`
    CREATE TRIGGER ${sql.ref("searchTextsDeleted")} AFTER DELETE ON ${texts} BEGIN
      DELETE FROM ${words} WHERE rowid = old._id;
    END`.execute(tx);
}
