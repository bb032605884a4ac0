import { Link, type LoaderFunctionArgs } from "react-router";
import { ALBUM_TYPES } from "../../../../core/content/types/album-types.ts";
import { titleIn } from "../../../../core/content/types/companions.ts";
import { ApiFailure, isAborted, logFailure } from "../../../../core/panel/api/api-failure.ts";
import { send } from "../../../../core/panel/api/send.ts";
import { EmptyNote, LoadFailed } from "../../../../core/panel/frame/load-failed.tsx";
import { ScreenHeading } from "../../../../core/panel/frame/screen-heading.tsx";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { orToLogin } from "../../../../core/panel/session/session-end.ts";
import { languageOf } from "../../../../core/ui/language.ts";
import { panelLanguage, words } from "../../../../core/ui/panel-words.ts";
import { childPictureCalls, type PictureChildren } from "../../content/consent-contract.ts";
import { MarkChildren } from "../pictures/mark-children.tsx";

const texts = words.pictureChildren;

export const title = texts.title;

export const loader = async ({ params: { type = "", id = "" }, request }: LoaderFunctionArgs) => ({
  type,
  id,
  found: await orToLogin(load(type, id, request.signal)),
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

async function load(
  type: string,
  id: string,
  signal: AbortSignal,
): Promise<PictureChildren | "missing" | "failed"> {
  try {
    return await send(childPictureCalls.ofEntry, { params: { type, id }, signal });
  } catch (error) {
    if (isAborted(error) || !(error instanceof ApiFailure) || error.status === 401) throw error;
    logFailure(error);
    return error.status === 404 ? "missing" : "failed";
  }
}
