import { API_PREFIX } from "../../../content/api-contract.ts";
import { findPictureSize, pictureSrcSet } from "../../../content/images.ts";
import { Picture } from "../../ui/picture.tsx";

const FOLDER = `${API_PREFIX}/uploads`;

/** Content types carry their files as `NAME`, `uploads/NAME` or `/uploads/NAME`. */
const bareName = (stored: string) => stored.replace(/^\/?uploads\//, "");

export const storedFileUrl = (stored: string) => `${FOLDER}/${bareName(stored)}`;

interface StoredPictureProps {
  name: string | null | undefined;
  alt: string;
  sizes: string;
  className?: string;
}

export function StoredPicture({ name, alt, sizes, className }: StoredPictureProps) {
  const source = name
    ? {
        src: storedFileUrl(name),
        srcSet: pictureSrcSet(FOLDER, bareName(name)),
        width: findPictureSize(name)?.width,
        height: findPictureSize(name)?.height,
        alt,
      }
    : undefined;
  return <Picture source={source} alt={alt} sizes={sizes} className={className} />;
}
