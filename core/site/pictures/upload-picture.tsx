import type { UsefulWidths } from "../../content/files/images.ts";
import { findUploadPicture } from "../../ui/uploads.ts";
import { Picture, type PictureProps } from "./picture.tsx";

interface UploadPictureProps extends Omit<PictureProps, "source">, UsefulWidths {
  name: string | null | undefined;
}

/** An uploaded picture. */
export function UploadPicture({ name, alt, from, upTo, ...shown }: UploadPictureProps) {
  return <Picture source={findUploadPicture(name, alt, { from, upTo })} alt={alt} {...shown} />;
}
