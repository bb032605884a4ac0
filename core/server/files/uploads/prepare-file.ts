import { randomBytes } from "node:crypto";
import { fileTypeFromBuffer } from "file-type";
import type { FileKind, UploadRule } from "../../../content/files/upload-rules.ts";
import { animatedImage, tooLarge, unsupportedType } from "../../errors.ts";

/** A file that was checked and re-encoded, ready to be stored. */
export interface PreparedFile {
  /** The name in the content row. */
  name: string;
  /** The file of that name, then its variants. */
  parts: { name: string; bytes: Buffer }[];
}

/** Work that is slow or may crash. Refusals name the field; aborting the signal stops the work. */
export interface FileWork {
  /** Re-encodes a picture and its variants, named after `base`. */
  prepareImage(bytes: Buffer, base: string, field: string, signal?: AbortSignal): Promise<PreparedFile>;
  checkPdf(bytes: Buffer, field: string, signal?: AbortSignal): Promise<void>;
}

/** Only the bytes decide what a file is; the name and type from the client are ignored. */
export async function prepareFile(
  bytes: Buffer,
  rule: UploadRule,
  field: string,
  { prepareImage, checkPdf }: FileWork,
  signal?: AbortSignal,
): Promise<PreparedFile> {
  const type = await findFileType(bytes);
  if (!type || !rule.kinds.includes(type.kind)) throw unsupportedType(rule.wrongType, field);
  if (bytes.length > (rule.maxBytes[type.kind] ?? 0)) throw tooLarge(rule.tooLarge, field);
  if (type.animated) throw animatedImage(field);

  const base = randomBytes(16).toString("hex");
  if (type.kind === "image") return await prepareImage(bytes, base, field, signal);

  await checkPdf(bytes, field, signal);
  const name = `${base}.pdf`;
  return { name, parts: [{ name, bytes }] };
}

/** Undefined if a file is neither a PDF nor a picture that can be uploaded. */
export async function findFileType(bytes: Buffer): Promise<{ kind: FileKind; animated?: true } | undefined> {
  if (bytes.subarray(0, 5).toString("latin1") === "%PDF-") return { kind: "pdf" };
  switch ((await fileTypeFromBuffer(bytes))?.mime) {
    case "image/jpeg":
    case "image/png":
    case "image/webp":
      return { kind: "image" };
    case "image/apng":
      return { kind: "image", animated: true };
    default:
      return undefined;
  }
}
