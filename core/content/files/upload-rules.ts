import { type Coded, message } from "../messages/message.ts";

/** The rules of a file field, for the server's upload pipeline and the panel's file picker. */
export interface UploadRule {
  kinds: readonly FileKind[];
  maxBytes: Partial<Record<FileKind, number>>;
  maxFiles: number;
  /** The limit applies to the chosen file, not to the smaller copy that the panel sends. */
  limitsOriginal?: true;
  tooLarge: Coded;
  wrongType: Coded;
}

export type FileKind = "image" | "pdf" | "sheet";

export const MEGABYTE = 1024 * 1024;

/** Files per request, across all fields. */
export const MAX_FILES_PER_REQUEST = 20;

export const pictureFile: UploadRule = {
  kinds: ["image"],
  maxBytes: { image: 10 * MEGABYTE },
  maxFiles: 1,
  tooLarge: message("image_too_large", { megabytes: 10 }),
  wrongType: message("wrong_type_picture"),
};

export const pictureFiles: UploadRule = { ...pictureFile, maxFiles: MAX_FILES_PER_REQUEST };

const PDF_MEGABYTES = 20;

export const pdfFile: UploadRule = {
  kinds: ["pdf"],
  maxBytes: { pdf: PDF_MEGABYTES * MEGABYTE },
  maxFiles: 1,
  tooLarge: message("pdf_too_large", { megabytes: PDF_MEGABYTES }),
  wrongType: message("choose_pdf"),
};

export const pictureOrPdfFile: UploadRule = {
  kinds: ["image", "pdf"],
  maxBytes: { image: 10 * MEGABYTE, pdf: PDF_MEGABYTES * MEGABYTE },
  maxFiles: 1,
  tooLarge: message("notice_file_too_large", { image: 10, pdf: PDF_MEGABYTES }),
  wrongType: message("wrong_type_notice_file"),
};

/** Scans are larger than photos of phones. */
export const scanFile: UploadRule = {
  ...pictureOrPdfFile,
  maxBytes: { image: PDF_MEGABYTES * MEGABYTE, pdf: PDF_MEGABYTES * MEGABYTE },
  tooLarge: message("scan_too_large", { megabytes: PDF_MEGABYTES }),
};

/** The pictures and PDFs of a page. */
export const pageFiles: UploadRule = { ...pictureOrPdfFile, maxFiles: MAX_FILES_PER_REQUEST };

/** Marks names in `keep` of pictures that belong to another album or post, so that none is shared by mistake. */
export const SHARED_PREFIX = "shared:";
