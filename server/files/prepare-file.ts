import { randomBytes } from "node:crypto";
import { fileTypeFromBuffer } from "file-type";
import type { FileKind, UploadRule } from "../../content/files/upload-rules.ts";
import { animatedImage, tooLarge, unsupportedType } from "../errors.ts";

/** A file that was checked and made harmless, ready to be written. */
export interface PreparedFile {
  /** The name that the content row keeps. */
  name: string;
  /** The file of that name, then its variants. */
  parts: { name: string; bytes: Buffer }[];
}

/** What takes long or may fail badly. Both refuse with the name of the field, and give up when the signal is aborted. */
export interface FileWork {
  /** Makes a picture and its variants, named after `base`. */
  prepareImage(bytes: Buffer, base: string, field: string, signal?: AbortSignal): Promise<PreparedFile>;
  checkPdf(bytes: Buffer, field: string, signal?: AbortSignal): Promise<void>;
}

/** The bytes alone decide what a file is: its name and type come from the client and are never asked for. */
export async function prepareFile(
  bytes: Buffer,
  rule: UploadRule,
  field: string,
  { prepareImage, checkPdf }: FileWork,
  signal?: AbortSignal,
): Promise<PreparedFile> {
  const type = await findType(bytes);
  if (!type || !rule.kinds.includes(type.kind)) throw unsupportedType(rule.wrongType, field);
  if (bytes.length > (rule.maxBytes[type.kind] ?? 0)) throw tooLarge(rule.tooLarge, field);
  if (type.animated) throw animatedImage(field);

  const base = randomBytes(16).toString("hex");
  if (type.kind === "image") return await prepareImage(bytes, base, field, signal);

  await checkPdf(bytes, field, signal);
  const name = `${base}.pdf`;
  return { name, parts: [{ name, bytes }] };
}

async function findType(bytes: Buffer): Promise<{ kind: FileKind; animated?: true } | undefined> {
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
