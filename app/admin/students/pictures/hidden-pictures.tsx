import { HIDDEN_PICTURES_PATH, type HiddenPictures } from "../../../../content/api/api-contract.ts";
import { words } from "../../../ui/panel-words.ts";
import { callFor } from "../../api/api-call.ts";
import { may } from "../../session/rights.ts";
import { loadOr } from "../../session/session-end.ts";
import { bareName } from "../../stored-files/stored-picture.tsx";

/** The pictures that visitors do not see because of a child on them. If they cannot be loaded, the entries are shown without the note. */
export async function loadHiddenPictures(signal: AbortSignal): Promise<ReadonlySet<string>> {
  if (!may("files:read")) return new Set();
  const found = await loadOr(callFor<HiddenPictures>("GET", HIDDEN_PICTURES_PATH, { signal }), undefined);
  return new Set(found?.files);
}

export const isHiddenPicture = (hidden: ReadonlySet<string>, image: string) => hidden.has(bareName(image));

/** Which pictures of an album or a post visitors do not see, and why. */
export function HiddenPicturesNote({
  images,
  hidden,
}: {
  images: readonly string[];
  hidden: ReadonlySet<string>;
}) {
  const places = images.flatMap((image, index) => (isHiddenPicture(hidden, image) ? [index + 1] : []));
  if (places.length === 0) return null;
  return (
    <p className="mb-4 rounded-control bg-saffron-soft p-3">
      {words.albums.hiddenPictures(places, images.length)}
    </p>
  );
}
