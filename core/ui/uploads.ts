import { API_PREFIX } from "../content/api/api-names.ts";
import { findPictureSize, pictureSrcSet, type UsefulWidths } from "../content/files/images.ts";
import type { DocumentPdf } from "../content/pages/define-page.ts";
import type { PictureSource } from "./picture.tsx";

const FOLDER = `${API_PREFIX}/uploads`;

/** The stored name of a file that entries name as `NAME`, `uploads/NAME` or `/uploads/NAME`. */
export const bareName = (name: string): string => name.replace(/^\/?uploads\//, "");

export const uploadUrl = (name: string): string => `${FOLDER}/${bareName(name)}`;

/** The address of a document; in the editor it may not be stored yet. */
export const fileUrl = ({ file }: Pick<DocumentPdf, "file">) =>
  file.startsWith("blob:") ? file : uploadUrl(file);

export function findUploadPicture(
  name: string | null | undefined,
  alt: string,
  useful?: UsefulWidths,
): PictureSource | undefined {
  if (!name) return undefined;
  // A picture in the editor that is not stored yet.
  if (name.startsWith("blob:")) {
    return { src: name, srcSet: undefined, width: undefined, height: undefined, alt };
  }
  const file = bareName(name);
  const size = findPictureSize(file);
  const srcSet = pictureSrcSet(FOLDER, file, useful);
  // A single variant needs no `srcset`.
  const only = /^(\S+) \d+w$/.exec(srcSet ?? "")?.[1];
  return {
    src: only ?? `${FOLDER}/${file}`,
    srcSet: only ? undefined : srcSet,
    width: size?.width,
    height: size?.height,
    alt,
  };
}
