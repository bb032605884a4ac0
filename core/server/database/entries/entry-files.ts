import type { FileField, FilesField, Resource } from "../../../content/types/define-resource.ts";
import type { EntryRow } from "../tables.ts";

/** Lists of file names are stored as JSON. */
export const parseNames = (value: unknown): string[] =>
  typeof value === "string" ? (JSON.parse(value) as string[]) : [];

/** The stored files of an entry. */
export function fileNames(resource: Resource, row: Partial<EntryRow>): string[] {
  return fileFields(resource).flatMap(([name, { kind }]) => {
    const value = row[name];
    if (kind === "files") return parseNames(value);
    return typeof value === "string" ? [value] : [];
  });
}

export function fileFields(resource: Resource): [name: string, field: FileField | FilesField][] {
  return Object.entries(resource.fields).flatMap(([name, field]) =>
    field.kind === "value" ? [] : [[name, field]],
  );
}
