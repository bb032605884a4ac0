import { Link, type LoaderFunctionArgs, redirect } from "react-router";
import { findCallOf } from "../../../../core/content/api/entry-contract.ts";
import { captionIn, readCaptions } from "../../../../core/content/types/captions.ts";
import { failedWith } from "../../../../core/panel/api/api-failure.ts";
import { send } from "../../../../core/panel/api/send.ts";
import { ApprovalBar } from "../../../../core/panel/approval/approval-bar.tsx";
import { DraftBadge } from "../../../../core/panel/entry-list/badge.tsx";
import { ScreenHeading } from "../../../../core/panel/frame/screen-heading.tsx";
import { inPanelLanguage } from "../../../../core/panel/panel-texts.ts";
import { buttonClass } from "../../../../core/panel/parts/button.tsx";
import { SchoolText } from "../../../../core/panel/school-text.tsx";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { orToLogin } from "../../../../core/panel/session/session-end.ts";
import { StoredPicture } from "../../../../core/panel/stored-files/stored-picture.tsx";
import { panelLanguage, words } from "../../../../core/ui/panel-words.ts";
import { HiddenPicturesNote, isHiddenPicture, loadHiddenPictures } from "../../../students/panel/exports.ts";
import { galleries } from "../../content/galleries.ts";

const texts = words.galleriesScreen;

export const title = texts.read;

export async function loader({ params: { id = "" }, request: { signal } }: LoaderFunctionArgs) {
  const [gallery, hidden] = await Promise.all([
    orToLogin(send(findCallOf(galleries), { params: { id }, signal })).catch(redirectWhenMissing),
    loadHiddenPictures(signal),
  ]);
  return { gallery, hidden };
}

function redirectWhenMissing(error: unknown): never {
  throw failedWith(error, 404) ? redirect(galleries.screen.path) : error;
}

/** A gallery with all its pictures and captions, as visitors will see it, and the decision about it. */
export default function ReadGallery({ loaderData: { gallery, hidden } }: ScreenProps<typeof loader>) {
  const { title: shownTitle, description } = inPanelLanguage(galleries, gallery);
  const name = shownTitle || words.albums.untitled;
  const captions = readCaptions(gallery.captions);
  return (
    <>
      <ScreenHeading title={texts.read}>
        {gallery.isDraft ? (
          <DraftBadge />
        ) : (
          <a href={galleries.siteSearch.path(gallery)} className={buttonClass("secondary")}>
            {words.frame.viewOnSite}
          </a>
        )}
      </ScreenHeading>
      <p className="mb-4">
        <Link to={galleries.screen.path} className="text-link inline-flex min-h-11 items-center">
          {texts.all}
        </Link>
      </p>
      <ApprovalBar resource={galleries} entry={gallery} title={name} isUnsaved={false} />
      <HiddenPicturesNote images={gallery.images} hidden={hidden} />
      <article className="card wrap-anywhere grid gap-4 p-4 sm:p-6">
        <h2 className="text-heading text-maroon">
          <SchoolText text={name} />
        </h2>
        <p className="text-caption text-ink-soft">{words.albums.pictures(gallery.images.length)}</p>
        {description && (
          <p className="max-w-reading whitespace-pre-line">
            <SchoolText text={description} />
          </p>
        )}
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {gallery.images.map((image, index) => {
            const { caption, alt } = captionIn(captions[image], panelLanguage);
            return (
              <li key={image}>
                <figure>
                  <StoredPicture
                    name={image}
                    isHidden={gallery.isDraft || isHiddenPicture(hidden, image)}
                    // The caption stands in for a missing description, and is below the picture already.
                    alt={alt !== caption ? alt : words.albums.pictureOf(name, index + 1)}
                    sizes="(min-width: 1280px) 20rem, (min-width: 640px) 50vw, 100vw"
                    className="aspect-4/3 w-full rounded-control object-cover"
                  />
                  {caption && (
                    <figcaption className="mt-1 text-caption">
                      <SchoolText text={caption} />
                    </figcaption>
                  )}
                </figure>
              </li>
            );
          })}
        </ul>
      </article>
    </>
  );
}
