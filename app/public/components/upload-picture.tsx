import { API_PREFIX } from "../../../content/api/api-names.ts";
import { findPictureSize, pictureSrcSet } from "../../../content/files/images.ts";
import type { DocumentPdf } from "../../../content/pages/define-page.ts";
import type { PictureSource } from "../../ui/picture.tsx";
import { Picture, type PictureProps } from "./picture.tsx";

const FOLDER = `${API_PREFIX}/uploads`;

/** `name` as in entries: `NAME`, `uploads/NAME` or `/uploads/NAME`. */
export function uploadUrl(name: string): string {
  return `${FOLDER}/${name.replace(/^\/?uploads\//, "")}`;
}

/** The address of a PDF; in the editor it may not be stored yet. */
export const pdfUrl = ({ file }: DocumentPdf) => (file.startsWith("blob:") ? file : uploadUrl(file));

export function findUploadPicture(
  name: string | null | undefined,
  alt: string,
  upTo?: number,
): PictureSource | undefined {
  if (!name) return undefined;
  // A picture in the editor that is not stored yet.
  if (name.startsWith("blob:")) {
    return { src: name, srcSet: undefined, width: undefined, height: undefined, alt };
  }
  const bareName = name.replace(/^\/?uploads\//, "");
  const size = findPictureSize(bareName);
  const srcSet = pictureSrcSet(FOLDER, bareName, upTo);
  // A single variant needs no `srcset`.
  const only = /^(\S+) \d+w$/.exec(srcSet ?? "")?.[1];
  return {
    src: only ?? `${FOLDER}/${bareName}`,
    srcSet: only ? undefined : srcSet,
    width: size?.width,
    height: size?.height,
    alt,
  };
}

interface UploadPictureProps extends Omit<PictureProps, "source"> {
  name: string | null | undefined;
  /** The largest useful width in pixels. */
  upTo?: number;
}

/** An uploaded picture. */
export function UploadPicture({ name, alt, upTo, ...shown }: UploadPictureProps) {
  return <Picture source={findUploadPicture(name, alt, upTo)} alt={alt} {...shown} />;
}
