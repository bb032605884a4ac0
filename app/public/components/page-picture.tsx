import pictures from "virtual:pictures";
import { findPictureSize, pictureSrcSet } from "../../../content/images.ts";
import type { PagePicture as PagePictureContent } from "../../../content/pages/schemas.ts";
import type { PictureSource } from "../../ui/picture.tsx";
import { Picture } from "./picture.tsx";

const FOLDER = "/pictures";

export function findPagePicture({ key, alt }: PagePictureContent, upTo?: number): PictureSource | undefined {
  const name = pictures[key];
  if (!name) return undefined;
  const size = findPictureSize(name);
  return {
    src: `${FOLDER}/${name}`,
    srcSet: pictureSrcSet(FOLDER, name, upTo),
    width: size?.width,
    height: size?.height,
    alt,
  };
}

interface PagePictureProps {
  picture: PagePictureContent;
  sizes: string;
  className?: string;
  isFirst?: boolean;
  /** The widest form, in pixels, that its place can use. */
  upTo?: number;
}

/** A picture of the fixed pages, found by its key. */
export function PagePicture({ picture, upTo, ...shown }: PagePictureProps) {
  return <Picture source={findPagePicture(picture, upTo)} alt={picture.alt} {...shown} />;
}
