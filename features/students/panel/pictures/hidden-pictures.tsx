import { pictureCalls } from "../../../../core/content/api/api-contract.ts";
import { send } from "../../../../core/panel/api/send.ts";
import { Notice } from "../../../../core/panel/parts/notice.tsx";
import { may } from "../../../../core/panel/session/rights.ts";
import { loadOr } from "../../../../core/panel/session/session-end.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import { bareName } from "../../../../core/ui/uploads.ts";

/** The pictures that visitors do not see because of a child on them. If they cannot be loaded, the entries are shown without the note. */
export async function loadHiddenPictures(signal: AbortSignal): Promise<ReadonlySet<string>> {
  if (!may("files:read")) return new Set();
  const found = await loadOr(send(pictureCalls.findHidden, { signal }), undefined);
  return new Set(found?.files);
}

export const isHiddenPicture = (hidden: ReadonlySet<string>, image: string) => hidden.has(bareName(image));

/** The hidden pictures of an album or a post, with the reasons. */
export function HiddenPicturesNote({
  images,
  hidden,
}: {
  images: readonly string[];
  hidden: ReadonlySet<string>;
}) {
  const places = images.flatMap((image, index) => (isHiddenPicture(hidden, image) ? [index + 1] : []));
  if (places.length === 0) return null;
  return <Notice className="mb-4">{words.albums.hiddenPictures(places, images.length)}</Notice>;
}
