import { callFor, download } from "../../../../core/panel/api/api-call.ts";
import { withQuery } from "../../../../core/panel/api/list-query.ts";
import { saveFile } from "../../../../core/panel/stored-files/save-file.ts";
import { panelLanguage } from "../../../../core/ui/panel-words.ts";
import type { Language } from "../../../../core/words/languages.ts";
import {
  type CheckedRow,
  IMPORT_PATHS,
  type ImportAnswer,
  type ImportCheck,
  type ImportRequest,
} from "../../content/import-contract.ts";
import { buildRequest, type ImportWork } from "./import-work.ts";

const NOTHING: ImportCheck = {
  counts: { new: 0, changed: 0, unchanged: 0, skipped: 0, wrong: 0 },
  rows: [],
};

/** The number of rows by action, without those that are left out. */
export async function checkWork(work: ImportWork): Promise<ImportCheck> {
  const request = buildRequest(work);
  return request ? callFor<ImportCheck>("POST", IMPORT_PATHS.check, { json: request }) : NOTHING;
}

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
