import { readAllObjects, SCRIPT_STRING, withPdf } from "./pdf-objects.ts";

/** What keeps a PDF from being published. */
export type PdfDanger = "active" | "outgoing" | "protected" | "damaged";

const ACTIVE_NAME = patternOf(
  "JavaScript|Launch|Rendition|RichMedia|3D|XFA|EmbeddedFiles?|EF|FileAttachment",
);
const SCRIPT_LINK = `/URI ${SCRIPT_STRING}`;
const OUTGOING_NAME = patternOf("SubmitForm|ImportData|GoToR|GoToE");

function patternOf(names: string): RegExp {
  return new RegExp(`/(?:${names})(?![^\\s()<>[\\]{}/%])`);
}

export async function judgePdf(bytes: Buffer): Promise<PdfDanger | undefined> {
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
