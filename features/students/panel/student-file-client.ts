import { generatePath } from "react-router";
import type { SheetFormat } from "../../../core/content/files/sheets.ts";
import { callFor, download } from "../../../core/panel/api/api-call.ts";
import { type ListQuery, withQuery } from "../../../core/panel/api/list-query.ts";
import type { Language } from "../../../core/words/languages.ts";
import {
  CHILD_FILE_PATHS,
  type ChildCopy,
  EXPORT_PATH,
  type Forgotten,
} from "../content/student-export-contract.ts";

/** Downloads the matching students as a sheet. */
export async function downloadStudents(format: SheetFormat, query: ListQuery): Promise<File> {
  return (await download(withQuery(EXPORT_PATH, { ...query, format }), `students.${format}`)).file;
}

/** Downloads all data about one student. */
export async function downloadChildFile(id: string, language: Language): Promise<File> {
  const path = withQuery(generatePath(CHILD_FILE_PATHS.everything, { id }), { language });
  return (await download(path, "student-record.html")).file;
}

/** Other records that are probably about the same student. */
export const listCopies = (id: string) =>
  callFor<ChildCopy[]>("GET", generatePath(CHILD_FILE_PATHS.copies, { id }));

/** `confirm`: the typed roll number; `copies`: the `_id`s of records to delete as well. */
export const forgetStudent = (id: string, input: { confirm: string; copies: readonly string[] }) =>
  callFor<Forgotten>("DELETE", generatePath(CHILD_FILE_PATHS.forget, { id }), { json: input });
