import { useState } from "react";
import type { PagePicture as PagePictureContent } from "../../../content/pages/schemas.ts";
import { PictureViewer } from "../../ui/picture-viewer.tsx";
import { findPagePicture, PagePicture } from "./page-picture.tsx";
import { PictureOpener } from "./picture-opener.tsx";

interface ZoomablePictureProps {
  picture: PagePictureContent;
  /** Names the viewer. */
  label: string;
  sizes: string;
  className?: string;
}

/** A single picture of a fixed page that opens at full size. */
export function ZoomablePicture({ picture, label, sizes, className = "" }: ZoomablePictureProps) {
  const [isOpen, setIsOpen] = useState(false);
  const source = findPagePicture(picture);
  return (
    <>
      <PictureOpener source={source} onOpen={() => setIsOpen(true)} className={`block ${className}`}>
        <PagePicture picture={picture} sizes={sizes} className="h-auto w-full" />
      </PictureOpener>
      <PictureViewer
        label={label}
        pictures={[{ source, alt: picture.alt }]}
        openAt={isOpen ? 0 : undefined}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}
