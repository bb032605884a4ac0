import { allDocuments, isDocumentName } from "../../../../features/pages.ts";
import { featureStores } from "../../../../features/stores.ts";
import { resourceList } from "../../../../features/types.ts";
import type { AnyDocument } from "../../../content/pages/define-page.ts";
import { documentFiles } from "../../../content/pages/walk-document.ts";
import { parseJson } from "../parse-json.ts";
import type { EntryRow } from "../tables.ts";
import { fileNames } from "./entry-files.ts";

/** Columns of features with names of files that are never public. */
export const listPrivateFiles = () => featureStores.flatMap(({ privateFiles = [] }) => privateFiles);

/** A row that uses stored files: an entry, a page, a revision of one, or a row with private files. */
export interface NamingRow {
  table: string;
  /** Identifies the row within its table. */
  key: string;
  row: EntryRow;
}

/** Every row of all tables that may use files. */
export function* namingRows(tables: ReadonlyMap<string, readonly EntryRow[]>): Generator<NamingRow> {
  for (const { name: table } of resourceList) {
    for (const row of tables.get(table) ?? []) yield { table, key: row._id, row };
  }
  for (const row of tables.get("pages") ?? []) yield { table: "pages", key: String(row.name), row };
  for (const row of tables.get("revisionFiles") ?? []) {
    yield { table: "revisions", key: String(row.revision), row };
  }
  for (const { table } of listPrivateFiles()) {
    for (const row of tables.get(table) ?? []) yield { table, key: row._id, row };
  }
}

export function filesOf({ table, row }: Pick<NamingRow, "table" | "row">): string[] {
  if (table === "pages") return pageFiles(row);
  if (table === "revisions") return [row.file as string];
  const own = listPrivateFiles().find((each) => each.table === table);
  if (own) return [String(row[own.column])];
  const resource = resourceList.find(({ name }) => name === table);
  return resource ? fileNames(resource, row) : [];
}

/** The stored files of a row of the table `pages`. */
export function pageFiles({ name, document }: Record<string, unknown>): string[] {
  if (typeof name !== "string" || !isDocumentName(name)) return [];
  const stored: unknown = parseJson(String(document));
  return typeof stored === "object" && stored !== null
    ? documentFiles(allDocuments[name], stored as AnyDocument)
    : [];
}
