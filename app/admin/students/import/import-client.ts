import {
  type CheckedRow,
  IMPORT_PATHS,
  type ImportAnswer,
  type ImportCheck,
  type ImportRequest,
  type Sheet,
} from "../../../../content/students/import-contract.ts";
import type { Language } from "../../../../content/words/languages.ts";
import { panelLanguage } from "../../../ui/panel-words.ts";
import { callFor, download, upload } from "../../api/api-call.ts";
import { withQuery } from "../../api/list-query.ts";
import { saveFile } from "../../stored-files/save-file.ts";

export interface ReadCall {
  file: File;
  /** By default the sheet that looks most like a list of students. */
  sheet?: string;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** Lets the server read the rows of a file; nothing is stored. */
export async function readSheet({ file, sheet, signal, onProgress }: ReadCall): Promise<Sheet> {
  const body = new FormData();
  // Before the file: the server reads the fields in order.
  if (sheet !== undefined) body.append("sheet", sheet);
  body.append("file", file);
  const path = IMPORT_PATHS.read;
  return (await upload({ method: "POST", path, headers: {}, body, signal, onProgress })).body as Sheet;
}

export const checkRows = (request: ImportRequest) =>
  callFor<ImportCheck>("POST", IMPORT_PATHS.check, { json: request });

export const saveRows = (request: ImportRequest) =>
  callFor<ImportAnswer>("POST", IMPORT_PATHS.save, { json: request });

/** An empty sheet with the supported headings. */
export async function downloadTemplate(language: Language, format: "xlsx" | "csv"): Promise<void> {
  const path = withQuery(IMPORT_PATHS.template, { language, format });
  saveFile((await download(path, `students.${format}`)).file);
}

/** The rows that were not imported, with their errors. */
export async function downloadFailed(rows: readonly CheckedRow[]): Promise<void> {
  const path = withQuery(IMPORT_PATHS.failed, { language: panelLanguage });
  const { file } = await download(path, "students.xlsx", { method: "POST", json: { rows } });
  saveFile(file);
}
