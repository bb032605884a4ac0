import type { DocumentPicture } from "../../content/pages/define-page.ts";
import { PicturesIsland } from "../islands/pictures.tsx";
import { useSite } from "../site-context.tsx";
import { findPagePicture, PagePicture } from "./page-picture.tsx";
import { PictureOpener } from "./picture-opener.tsx";

interface ZoomablePictureProps {
  picture: DocumentPicture;
  /** The name of the viewer. */
  label: string;
  sizes: string;
  className?: string;
}

/** A picture of a page that opens at full size. */
export function ZoomablePicture({ picture, label, sizes, className = "" }: ZoomablePictureProps) {
  const { words, language } = useSite();
  return (
    <PicturesIsland label={label} words={words.pictures}>
      <PictureOpener source={findPagePicture(picture, language)} className={`block ${className}`}>
        <PagePicture picture={picture} sizes={sizes} className="h-auto w-full" />
      </PictureOpener>
    </PicturesIsland>
  );
}
