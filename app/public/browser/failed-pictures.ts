import { readBrowserWords } from "../browser-words.ts";

/** Shows a placeholder for pictures that cannot be loaded. */
export function coverFailedPictures(): void {
  const { pictureMissing } = readBrowserWords();
  const cover = (image: HTMLImageElement) => {
    image.dataset.failed = "";
    image.alt ||= pictureMissing;
  };
  // Capturing, because the event does not bubble.
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
