import { findUploadPicture } from "../../ui/uploads.ts";
import { Picture, type PictureProps } from "./picture.tsx";

interface UploadPictureProps extends Omit<PictureProps, "source"> {
  name: string | null | undefined;
  /** The largest useful width in pixels. */
  upTo?: number;
}

/** An uploaded picture. */
export function UploadPicture({ name, alt, upTo, ...shown }: UploadPictureProps) {
  return <Picture source={findUploadPicture(name, alt, upTo)} alt={alt} {...shown} />;
}
