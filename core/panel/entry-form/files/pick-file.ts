import type { FileKind, UploadRule } from "../../../content/files/upload-rules.ts";
import { words } from "../../../ui/panel-words.ts";
import { type ShrunkPicture, shrinkPicture } from "../../../ui/shrink-picture.ts";
import type { UploadState } from "./upload-state.ts";

export interface PickedFile extends ShrunkPicture {
  id: string;
  /** Why it cannot be sent. */
  problem?: string;
  /** The state of the upload; absent if the file is sent with the form. */
  upload?: UploadState;
}

const KINDS: Record<string, FileKind> = {
  "image/jpeg": "image",
  "image/png": "image",
  "image/webp": "image",
  "application/pdf": "pdf",
};

/** The `accept` attribute of a file input. */
export function acceptedTypes(rule: UploadRule): string {
  return Object.keys(KINDS)
    .filter((type) => rule.kinds.some((kind) => KINDS[type] === kind))
    .join(",");
}

/** Checks a chosen file and shrinks a picture before it is sent. */
export async function pickFile(chosen: File, rule: UploadRule): Promise<PickedFile> {
  const id = crypto.randomUUID();
  const kind = KINDS[chosen.type];
  if (kind === undefined || !rule.kinds.includes(kind)) {
    return { id, file: chosen, problem: rule.wrongType };
  }
  const maxBytes = rule.maxBytes[kind] ?? 0;
  const isFinal = kind !== "image" || (rule.limitsOriginal && chosen.size > maxBytes);
  const ready = isFinal ? { file: chosen } : await shrinkPicture(chosen, maxBytes);
  const isTooLarge = ready.file.size > maxBytes;
  return { id, ...ready, ...(isTooLarge && { problem: rule.tooLarge }) };
}

const MEGABYTE = 1024 * 1024;

/** For example "JPEG, PNG or WebP up to 10 MB, PDF up to 20 MB". */
export const describeRule = (rule: UploadRule): string =>
  rule.kinds.map((kind) => words.uploads.upTo(kind, (rule.maxBytes[kind] ?? 0) / MEGABYTE)).join(", ");
