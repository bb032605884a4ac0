import { Link, type LoaderFunctionArgs } from "react-router";
import { ALBUM_TYPES } from "../../../../core/content/types/album-types.ts";
import { titleIn } from "../../../../core/content/types/companions.ts";
import { send } from "../../../../core/panel/api/send.ts";
import { EmptyNote, LoadFailed } from "../../../../core/panel/frame/load-failed.tsx";
import { ScreenHeading } from "../../../../core/panel/frame/screen-heading.tsx";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { languageOf } from "../../../../core/ui/language.ts";
import { panelLanguage, words } from "../../../../core/ui/panel-words.ts";
import { childPictureCalls } from "../../content/consent-contract.ts";
import { loadFound } from "../load-found.ts";
import { MarkChildren } from "../pictures/mark-children.tsx";

const texts = words.pictureChildren;

export const title = texts.title;

export const loader = async ({ params: { type = "", id = "" }, request }: LoaderFunctionArgs) => ({
  type,
  id,
  found: await loadFound(send(childPictureCalls.ofEntry, { params: { type, id }, signal: request.signal })),
});

/** Marks children on the pictures of an album or a post, on several pictures at once. */
export default function PictureChildrenScreen({ loaderData }: ScreenProps<typeof loader>) {
  const { type, id, found } = loaderData;
  const list = ALBUM_TYPES.find(({ name }) => name === type)?.screen.path ?? "/admin/admin-welcome";
  if (found === "failed") return <LoadFailed text={texts.loadFailed} />;
  const album = found === "missing" ? undefined : titleIn(found, panelLanguage) || words.albums.untitled;
  return (
    <>
      <ScreenHeading title={texts.title} />
      <p className="-mt-3 mb-4 flex flex-wrap items-center gap-x-5">
        {album && (
          <b lang={languageOf(album, panelLanguage)} className="min-w-0 text-subhead wrap-anywhere">
            {album}
          </b>
        )}
        <Link to={list} className="text-link inline-flex min-h-11 items-center">
          {texts.back}
        </Link>
      </p>
      {found === "missing" && <EmptyNote text={texts.notFound} />}
      {found !== "missing" && found.pictures.length === 0 && <EmptyNote text={texts.noPictures} />}
      {found !== "missing" && found.pictures.length > 0 && <MarkChildren key={id} found={found} />}
    </>
  );
}
