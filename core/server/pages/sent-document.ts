import { type PageName, pages } from "../../../features/pages.ts";
import { UPLOAD_REFERENCE } from "../../content/api/api-contract.ts";
import { type Coded, message } from "../../content/messages/message.ts";
import type { AnyDocument, PageDeclaration } from "../../content/pages/define-page.ts";
import { documentErrors, pageSchema, withoutBlankItems } from "../../content/pages/page-schema.ts";
import { mapFiles } from "../../content/pages/walk-document.ts";
import { dayInIndia } from "../../content/text/india-time.ts";
import { withLineFeeds } from "../../content/text/line-breaks.ts";
import { malformedRequest, validationFailed } from "../errors.ts";
import type { PreparedFile } from "../files/uploads/prepare-file.ts";
import { createItemId } from "./page-store.ts";

/** The document of a form. */
export function readSent(fields: Record<string, string[]>): AnyDocument {
  const unknown = Object.keys(fields).find((field) => field !== "document");
  if (unknown !== undefined)
    throw validationFailed({ [unknown]: message("not_a_field_of_form", { name: unknown }) });
  const [text, ...others] = fields.document ?? [];
  if (text === undefined || others.length > 0) {
    throw validationFailed({ document: message("document_not_sent_once") });
  }
  try {
    const sent: unknown = withLineFeeds(JSON.parse(text));
    if (typeof sent === "object" && sent !== null && !Array.isArray(sent)) return sent as AnyDocument;
  } catch {
    // Refused below.
  }
  throw malformedRequest(message("document_not_json"));
}

/** The whole document after the change: an absent field keeps its value, and a field that is sent is replaced as a whole. */
export function checkDocument(
  name: PageName,
  stored: AnyDocument,
  sent: AnyDocument,
  files: readonly PreparedFile[],
): AnyDocument {
  const page = pages[name];
  const errors: Record<string, Coded> = {};
  const known = findUploadDays(page, stored);
  const today = dayInIndia(new Date());
  const used = new Set<number>();
  const written = withoutBlankItems(page.fields, { ...stored, ...sent });
  const withFiles = mapFiles(page, written, (value, path, kind) => {
    const index = UPLOAD_REFERENCE.exec(String(value.file))?.[1];
    if (index === undefined) {
      if (typeof value.file === "string" && !known.has(value.file)) {
        errors[`${path}.file`] = message(kind === "pdf" ? "pdf_not_on_page" : "picture_not_on_page");
      }
      return kind === "pdf" ? { ...value, addedOn: known.get(String(value.file)) ?? null } : value;
    }
    const file = files[Number(index)];
    used.add(Number(index));
    if (!file) errors[`${path}.file`] = message("file_not_sent", { name: String(value.file) });
    return { ...value, file: file?.name ?? value.file, ...(kind === "pdf" && { addedOn: today }) };
  });
  for (const index of files.keys()) {
    if (!used.has(index)) errors[`files.${index}`] = message("file_not_used", { name: `upload:${index}` });
  }
  const result = pageSchema(page).safeParse(withFiles);
  const wrong = { ...(result.error && documentErrors(result.error)), ...errors };
  if (!result.success || Object.keys(wrong).length > 0) throw validationFailed(wrong);
  return giveIds(result.data);
}

/** The files of a document, with the day of the upload if it is known. */
function findUploadDays(page: PageDeclaration, document: AnyDocument): Map<string, unknown> {
  const days = new Map<string, unknown>();
  mapFiles(page, document, (value) => {
    days.set(String(value.file), value.addedOn);
    return value;
  });
  return days;
}

/** New items may be sent without an id. */
function giveIds(document: AnyDocument): AnyDocument {
  const give = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      return value.map((item) =>
        typeof item === "object" && item !== null ? { ...item, id: item.id ?? createItemId() } : item,
      );
    }
    return value;
  };
  return Object.fromEntries(
    Object.entries(document).map(([name, value]) => [
      name,
      typeof value === "object" && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).map(([part, inner]) => [part, give(inner)]))
        : give(value),
    ]),
  );
}
