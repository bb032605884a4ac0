/** What a file field takes; the server's pipeline and the admin's file picker both go by it. */
export interface UploadRule {
  kinds: readonly ("image" | "pdf")[];
  maxBytes: { image?: number; pdf?: number };
  maxFiles: number;
  tooLargeMessage?: string;
}

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
  tooLargeMessage: "Image size exceeds 2MB",
};

export const noticeFile: UploadRule = {
  kinds: ["image", "pdf"],
  maxBytes: { image: 10 * MEGABYTE, pdf: 20 * MEGABYTE },
  maxFiles: 1,
};
