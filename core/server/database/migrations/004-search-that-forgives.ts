import { sql } from "kysely";
import type { Engine, Tx } from "./migration.ts";

/** The index is derived with other filler words. */
export const changesDerived = true;

/** The distinct words of the public texts, by which a word with a wrong letter is corrected. */
export async function migrate(tx: Tx, engine: Engine): Promise<void> {
  const word = engine === "postgres" ? `text COLLATE "C"` : "text";
  await sql
    .raw(`CREATE TABLE "searchVocabulary" ("word" ${word} NOT NULL PRIMARY KEY, "letters" integer NOT NULL)`)
    .execute(tx);
  await sql
    .raw(`CREATE INDEX "searchVocabularyByLetters" ON "searchVocabulary" ("letters", "word")`)
    .execute(tx);
}
