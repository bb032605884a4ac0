import { readBrowserWords } from "../browser-words.ts";

/** A picture that cannot be fetched gets the look of one that is missing, instead of the browser's torn paper. */
export function coverFailedPictures(): void {
  const { pictureMissing } = readBrowserWords();
  const cover = (image: HTMLImageElement) => {
    image.dataset.failed = "";
    image.alt ||= pictureMissing;
  };
  // It does not bubble.
  document.addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLImageElement) cover(target);
    },
    true,
  );
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0 && image.currentSrc !== "") cover(image);
}
