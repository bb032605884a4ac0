import type { ReactNode } from "react";
import type { Album } from "../../group-into-albums.ts";
import { PicturesIsland } from "../../islands/pictures.tsx";
import { useWords } from "../../site-context.tsx";
import { ON_PHONE } from "../picture.tsx";
import { PictureOpener } from "../picture-opener.tsx";
import { findUploadPicture, UploadPicture } from "../upload-picture.tsx";

interface AlbumPicturesProps {
  album: Album;
  /** The names of the shown pictures. */
  pictures: readonly string[];
  /** The number of pictures of the album before the shown ones. */
  before?: number;
  /** Shows the first picture across the page, above the heading. */
  hasLead?: boolean;
  /** Whether it is the first part of the page, whose first picture is loaded at once. */
  isFirst?: boolean;
  heading: ReactNode;
  /** The last item of the grid. */
  more?: ReactNode;
}

/** The heading and pictures of an album. The viewer turns through the pictures that are on the page. */
export function AlbumPictures({
  album,
  pictures,
  before = 0,
  hasLead = false,
  isFirst = false,
  heading,
  more,
}: AlbumPicturesProps) {
  const words = useWords();
  const [lead, ...rest] = pictures.map((name, index) => ({
    name,
    alt: words.gallery.picture(album.title, before + index + 1, album.images.length),
  }));
  const inGrid = hasLead || !lead ? rest : [lead, ...rest];
  return (
    <PicturesIsland label={album.title} words={words.pictures} caption={album.title}>
      {hasLead && lead && (
        <PictureOpener source={findUploadPicture(lead.name, lead.alt)} className="album-lead">
          <UploadPicture {...lead} sizes={`(min-width: 768px) 100vw, ${ON_PHONE.screen}`} isFirst={isFirst} />
        </PictureOpener>
      )}
      <div className="page-width">
        {heading}
        {(inGrid.length > 0 || more) && (
          <ul className="album-grid">
            {inGrid.map(({ name, alt }, index) => (
              <li key={name}>
                <PictureOpener source={findUploadPicture(name, alt)}>
                  <UploadPicture
                    name={name}
                    alt={alt}
                    sizes={`(min-width: 1280px) 18rem, (min-width: 1024px) 33vw, (min-width: 640px) 50vw, ${ON_PHONE.whole}`}
                    isFirst={isFirst && !hasLead && index === 0}
                  />
                </PictureOpener>
              </li>
            ))}
            {more && <li>{more}</li>}
          </ul>
        )}
      </div>
    </PicturesIsland>
  );
}
