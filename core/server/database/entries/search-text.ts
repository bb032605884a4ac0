import { sql } from "kysely";
import { foldText } from "../../../content/search/fold-hindi.ts";

/** The content of `searchText` columns: folded, in lower case for both engines, one line per field. */
export const toSearchText = (parts: readonly (string | number | null | undefined)[]) =>
  foldText(parts.map((part) => part ?? "").join("\n"));

/** A search text has one line per field, and PostgreSQL rejects NUL. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to take out
export const asOneLine = (text: string) => text.replace(/[\u0000-\u001f]+/g, " ").trim();

/** A condition: the `searchText` of the row contains the typed text. */
export const searchTextContains = (typed: string) => contains("searchText", asOneLine(typed));

/** Conditions: the `adminSearchText` of the row contains each typed word, in any order. */
export const adminSearchTextContains = (typed: string) =>
  asOneLine(typed)
    .split(/\s+/)
    .map((word) => contains("adminSearchText", word));

function contains(column: string, text: string) {
  const pattern = `%${foldText(text).replace(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}
