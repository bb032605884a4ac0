import type { AnyDocument, PageDeclaration } from "../../../content/pages/define-page.ts";
import { mapFiles } from "../../../content/pages/walk-document.ts";
import { keepPictures } from "../../../content/text/markdown-marks.ts";
import { isAlbumType } from "../../../content/types/album-types.ts";
import type { Resource } from "../../../content/types/define-resource.ts";
import { parseNames } from "../../database/entries/entry-files.ts";
import type { Database, StoredFields } from "../../database/tables.ts";
import { fitCaptions } from "../entry-rows.ts";
import { findHiddenPictures } from "./child-visibility.ts";

/** The columns that a public reading of these fields needs: what an album or a post shows depends on its pictures. */
export const columnsWithPictures = (resource: Resource, fields: readonly string[]): string[] => [
  ...new Set(isAlbumType(resource) ? [...fields, "images"] : fields),
];

/** Rows of albums and posts as visitors may read them: without the pictures of children who may not be shown. Other rows are unchanged. */
export async function withShownPictures(
  db: Database,
  resource: Resource,
  rows: readonly StoredFields[],
  at: string,
): Promise<StoredFields[]> {
  if (!isAlbumType(resource) || rows.length === 0) return [...rows];
  const hidden = await findHiddenPictures(db, at);
  return rows.map((row) => withoutPictures(resource, row, hidden));
}

/** Captions may name the child, and a post refers to its pictures by their places. */
export function withoutPictures<Row extends Readonly<Record<string, unknown>>>(
  resource: Resource,
  row: Row,
  hidden: ReadonlySet<string>,
): Row {
  const names = parseNames(row.images);
  const shown = names.filter((name) => !hidden.has(name));
  if (shown.length === names.length) return row;
  const texts = Object.entries(resource.fields).flatMap(([name, field]) => {
    const text = row[name];
    const isMarkdown = field.kind === "value" && field.isMarkdown && typeof text === "string";
    return isMarkdown ? [[name, keepPictures(text, (index) => shown.indexOf(names[index] ?? ""))]] : [];
  });
  const captions = typeof row.captions === "string" ? row.captions : null;
  const images = JSON.stringify(shown);
  return { ...row, ...Object.fromEntries(texts), images, ...fitCaptions(resource, { captions, images }) };
}

/** A page's document without some files. */
export const withoutPageFiles = (
  page: PageDeclaration,
  document: AnyDocument,
  isLeftOut: (file: string) => boolean,
): AnyDocument => mapFiles(page, document, (value) => (isLeftOut(String(value.file)) ? null : value));
