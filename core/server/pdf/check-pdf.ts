import { type Coded, message } from "../../content/messages/message.ts";
import { damagedPdf, unprocessableFile } from "../errors.ts";
import { readAllObjects, SCRIPT_STRING, withPdf } from "./pdf-objects.ts";

/** The reasons for refusing a PDF. */
export type PdfDanger = "active" | "outgoing" | "protected" | "damaged";

const MESSAGES: Record<Exclude<PdfDanger, "damaged">, Coded> = {
  active: message("pdf_with_script"),
  outgoing: message("pdf_with_links"),
  protected: message("pdf_protected"),
};

const ACTIVE_NAME = patternOf(
  "JavaScript|Launch|Rendition|RichMedia|3D|XFA|EmbeddedFiles?|EF|FileAttachment",
);
const SCRIPT_LINK = `/URI ${SCRIPT_STRING}`;
const OUTGOING_NAME = patternOf("SubmitForm|ImportData|GoToR|GoToE");

function patternOf(names: string): RegExp {
  return new RegExp(`/(?:${names})(?![^\\s()<>[\\]{}/%])`);
}

/** Refuses a PDF that could do more than be read. A small file can take hours and gigabytes, so the caller sets limits. */
export async function checkPdf(bytes: Buffer, field: string): Promise<void> {
  const danger = await findDanger(bytes);
  if (danger === "damaged") throw damagedPdf(field);
  if (danger !== undefined) throw unprocessableFile(MESSAGES[danger], field);
}

export async function findDanger(bytes: Buffer): Promise<PdfDanger | undefined> {
  try {
    const { info } = await withPdf(bytes, (document) => document.getMetadata());
    if ("EncryptFilterName" in info && info.EncryptFilterName !== null) return "protected";
    const objects = await readAllObjects(bytes);
    if (!objects) return "damaged";
    if (objects.some((text) => ACTIVE_NAME.test(text) || text.includes(SCRIPT_LINK))) return "active";
    return objects.some((text) => OUTGOING_NAME.test(text)) ? "outgoing" : undefined;
  } catch (error) {
    return error instanceof Error && error.name === "PasswordException" ? "protected" : "damaged";
  }
}
