import { sql } from "kysely";
import { foldHindi } from "../../content/search/fold-hindi.ts";

/** One spelling in lower case for all that are read as the same. */
export const normalise = (text: string) => foldHindi(text).normalize("NFC").toLowerCase();

/** What `searchText` columns hold: one spelling in lower case, so that both engines search alike, and a line for each field. */
export const toSearchText = (parts: readonly (string | number | null | undefined)[]) =>
  normalise(parts.map((part) => part ?? "").join("\n"));

/** As somebody types it: a search text has a line for each field, and PostgreSQL refuses to be asked for a NUL. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to take out
export const asOneLine = (text: string) => text.replace(/[\u0000-\u001f]+/g, " ").trim();

/** A condition: the `searchText` of the row contains what was typed. */
export const searchTextContains = (typed: string) => contains("searchText", asOneLine(typed));

/** Conditions: the `adminSearchText` of the row contains each word that was typed, wherever it is. */
export const adminSearchTextContains = (typed: string) =>
  asOneLine(typed)
    .split(/\s+/)
    .map((word) => contains("adminSearchText", word));

function contains(column: string, text: string) {
  const pattern = `%${normalise(text).replace(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}
