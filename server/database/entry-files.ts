import type { Resource } from "../../content/resources/define-resource.ts";
import type { EntryRow } from "./tables.ts";

/** Lists of file names are stored as JSON. */
export const parseNames = (value: unknown): string[] =>
  typeof value === "string" ? (JSON.parse(value) as string[]) : [];

/** The stored files that an entry owns. */
export function fileNames(resource: Resource, row: EntryRow): string[] {
  return Object.entries(resource.fields).flatMap(([name, field]) => {
    const value = row[name];
    if (field.kind === "files") return parseNames(value);
    return field.kind === "file" && typeof value === "string" ? [value] : [];
  });
}
