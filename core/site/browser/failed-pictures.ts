import { readBrowserWords } from "../browser-words.ts";

/** Shows the alternative text in a box for each picture that cannot be loaded. */
export function coverFailedPictures(): void {
  const { pictureMissing } = readBrowserWords();
  const cover = (image: HTMLImageElement) => {
    image.alt ||= pictureMissing;
    if (isReplaceable(image)) image.replaceWith(buildBox(image));
    else image.dataset.failed = "";
  };
  // Capturing, because the event does not bubble.
  document.addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLImageElement) cover(target);
    },
    true,
  );
  for (const image of [...document.images])
    if (image.complete && image.naturalWidth === 0 && image.currentSrc !== "") cover(image);
}

/**
 * In an island (`islands/island.tsx`), React must find the pictures that are not in its slot. The logo in the header is too small for
 * a text.
 */
function isReplaceable(image: HTMLImageElement): boolean {
  const owner = image.closest<HTMLElement>("[data-island], [data-slot]");
  return image.closest("main") !== null && owner?.dataset.island === undefined;
}

function buildBox(image: HTMLImageElement): HTMLElement {
  const box = document.createElement("span");
  box.role = "img";
  box.ariaLabel = image.alt;
  box.lang = image.lang;
  box.className = `${image.className} failed-picture`;
  // As high as the picture, whether a style or the attributes of the picture say so.
  box.style.aspectRatio = getComputedStyle(image).aspectRatio;
  box.textContent = image.alt;
  return box;
}
