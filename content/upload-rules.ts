/** What a file field takes; the server's pipeline and the admin's file picker both go by it. */
export interface UploadRule {
  kinds: readonly FileKind[];
  maxBytes: Partial<Record<FileKind, number>>;
  maxFiles: number;
  /** The chosen picture itself must be within the limit, not only the smaller copy that the panel would send. */
  limitsOriginal?: true;
  tooLargeMessage?: string;
  wrongTypeMessage?: string;
}

export type FileKind = "image" | "pdf" | "sheet";

const MEGABYTE = 1024 * 1024;

/** Files in one request, over all its fields. */
export const MAX_FILES_PER_REQUEST = 20;

export const pictureFile: UploadRule = {
  kinds: ["image"],
  maxBytes: { image: 10 * MEGABYTE },
  maxFiles: 1,
  tooLargeMessage: "Image size exceeds 10MB",
};

export const pictureFiles: UploadRule = { ...pictureFile, maxFiles: MAX_FILES_PER_REQUEST };

export const facilityImage: UploadRule = {
  kinds: ["image"],
  maxBytes: { image: 2 * MEGABYTE },
  maxFiles: 1,
  limitsOriginal: true,
  tooLargeMessage: "Image size exceeds 2MB",
};

export const noticeFile: UploadRule = {
  kinds: ["image", "pdf"],
  maxBytes: { image: 10 * MEGABYTE, pdf: 20 * MEGABYTE },
  maxFiles: 1,
};

const IN_WORDS: Record<FileKind, { one: string; many: string }> = {
  image: { one: "a JPEG, PNG or WebP image", many: "images" },
  pdf: { one: "a PDF", many: "PDF files" },
  sheet: { one: "an XLSX or CSV file", many: "XLSX and CSV files" },
};

/** For example "Choose a file within the limit: images 10 MB, PDF files 20 MB". */
export function tooLargeMessage(rule: UploadRule): string {
  if (rule.tooLargeMessage) return rule.tooLargeMessage;
  const limits = rule.kinds.map(
    (kind) => `${IN_WORDS[kind].many} ${(rule.maxBytes[kind] ?? 0) / MEGABYTE} MB`,
  );
  return `Choose a file within the limit: ${limits.join(", ")}`;
}

/** For example "Choose a JPEG, PNG or WebP image or a PDF". */
export function wrongTypeMessage(rule: UploadRule): string {
  return rule.wrongTypeMessage ?? `Choose ${rule.kinds.map((kind) => IN_WORDS[kind].one).join(" or ")}`;
}
