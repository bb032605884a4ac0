import type { UploadRule } from "../../content/upload-rules.ts";

/** A file that was checked and made harmless, ready to be written. */
export interface PreparedFile {
  /** The name that the content row keeps. */
  name: string;
  /** The file of that name, then its variants. */
  parts: { name: string; bytes: Buffer }[];
}

export declare function prepareFile(bytes: Buffer, rule: UploadRule, field: string): Promise<PreparedFile>;
