import type { ReactNode } from "react";
import { captionIn } from "../../../core/content/types/captions.ts";
import { PicturesIsland } from "../../../core/site/islands/pictures.tsx";
import { ON_PHONE } from "../../../core/site/pictures/picture.tsx";
import { PictureOpener } from "../../../core/site/pictures/picture-opener.tsx";
import { UploadPicture } from "../../../core/site/pictures/upload-picture.tsx";
import { useSite } from "../../../core/site/site-context.tsx";
import { languageOf } from "../../../core/ui/language.ts";
import { findUploadPicture } from "../../../core/ui/uploads.ts";
import { Captioned } from "./captioned.tsx";
import type { Album } from "./group-into-albums.ts";

interface AlbumPicturesProps {
  album: Album;
  /** The names of the shown pictures. */
  pictures: readonly string[];
  /** The number of pictures of the album before the shown ones. */
  before?: number;
  /** Shows the first picture large, above or beside the heading. */
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
  const { words, language } = useSite();
  const shown = pictures.map((name, index) => {
    const { caption, alt } = captionIn(album.captions[name], language);
    return {
      caption,
      picture: {
        name,
        alt: alt || words.gallery.picture(album.title, before + index + 1, album.images.length),
        lang: alt ? languageOf(alt, language) : undefined,
      },
    };
  });
  const lead = hasLead ? shown[0] : undefined;
  const inGrid = lead ? shown.slice(1) : shown;
  return (
    <PicturesIsland label={album.title} words={words.pictures} caption={album.title}>
      {lead && (
        <div className="album-opening page-width">
          <Captioned caption={lead.caption} className="album-caption page-width">
            <PictureOpener
              source={findUploadPicture(lead.picture.name, lead.picture.alt)}
              className="album-lead"
            >
              <UploadPicture
                {...lead.picture}
                sizes={`(min-width: 640px) and (orientation: landscape) min(50vw, 38rem), ${ON_PHONE.screen}`}
                isFirst={isFirst}
              />
            </PictureOpener>
          </Captioned>
          <div className="page-width">{heading}</div>
        </div>
      )}
      <div className="page-width">
        {!lead && heading}
        {(inGrid.length > 0 || more) && (
          <ul className="album-grid">
            {inGrid.map(({ picture, caption }, index) => (
              <li key={picture.name}>
                <Captioned caption={caption} className="album-caption">
                  <PictureOpener source={findUploadPicture(picture.name, picture.alt)}>
                    <UploadPicture
                      {...picture}
                      sizes={`(min-width: 1280px) 18rem, (min-width: 1024px) 33vw, (min-width: 640px) 50vw, ${ON_PHONE.whole}`}
                      isFirst={isFirst && !lead && index === 0}
                    />
                  </PictureOpener>
                </Captioned>
              </li>
            ))}
            {more && <li>{more}</li>}
          </ul>
        )}
      </div>
    </PicturesIsland>
  );
}
