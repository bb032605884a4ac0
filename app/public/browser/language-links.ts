import type { Language } from "../../../content/words/languages.ts";
import type { OFFERS } from "../../../content/words/offer.ts";

const PLACE_KEY = "placeInOtherLanguage";
const OFFERED_KEY = "languageOffered";
/** In the header and its menu. What a search has found in the other language is no other form of this page. */
const SWITCHES = ".site-header a[hreflang]";

/** A link to this page in the other language keeps what was searched for and the place that was read. */
export function keepPlaceAcrossLanguages(): void {
  returnToPlace();
  for (const link of document.querySelectorAll<HTMLAnchorElement>(SWITCHES)) {
    link.addEventListener("click", () => {
      link.search = location.search;
      link.hash = location.hash;
      notePlace();
    });
  }
}

/** Both pages have the same parts in the same order, whatever their words. */
const findParts = () => [...document.querySelectorAll("main :is(section, article, h1, h2, h3, li)")];

function notePlace(): void {
  const readFrom = document.querySelector(".site-header")?.getBoundingClientRect().bottom ?? 0;
  const index = findParts().findIndex((part) => part.getBoundingClientRect().top >= readFrom);
  const top = findParts()[index]?.getBoundingClientRect().top;
  if (top === undefined || scrollY === 0) return;
  try {
    sessionStorage.setItem(PLACE_KEY, JSON.stringify({ index, top }));
  } catch {
    // A browser that keeps nothing begins at the top.
  }
}

function returnToPlace(): void {
  try {
    const noted = sessionStorage.getItem(PLACE_KEY);
    sessionStorage.removeItem(PLACE_KEY);
    if (noted === null) return;
    const { index, top } = JSON.parse(noted) as { index: number; top: number };
    const part = findParts()[index];
    if (part) scrollBy({ top: part.getBoundingClientRect().top - top, behavior: "instant" });
  } catch {
    // The same.
  }
}

/** Tells a first-time visitor whose browser prefers the other language that there is one; once. */
export async function offerLanguage(): Promise<void> {
  const preferred = navigator.languages
    .map((tag) => tag.split("-")[0])
    .find((tag): tag is Language => tag === "en" || tag === "hi");
  const link = document.querySelector<HTMLAnchorElement>(SWITCHES);
  if (!link || link.lang !== preferred || !isFirstOffer()) return;
  const { OFFERS } = await import("../../../content/words/offer.ts");
  const offer = buildOffer(link, OFFERS[preferred]);
  const show = () => {
    document.body.append(offer);
    offer.showPopover?.();
  };
  // Never over something that has to be closed first, such as the notices of the home page.
  const covering = document.querySelector("dialog:modal");
  if (covering) covering.addEventListener("close", show, { once: true });
  else show();
}

const LINK = "text-link inline-flex min-h-11 items-center font-bold";

function buildOffer(target: HTMLAnchorElement, words: (typeof OFFERS)[Language]): HTMLElement {
  const offer = document.createElement("aside");
  offer.lang = target.lang;
  offer.popover = "manual";
  offer.className =
    "language-offer no-print fixed mx-auto flex max-w-[calc(100vw-2rem)] flex-wrap items-center gap-x-4 rounded-control border-leaf border-l-4 bg-paper p-4 text-ink shadow-raised";
  // The policy of our pages allows no style in an attribute, but a script may set it.
  offer.style.inset = "auto 0 1rem";
  offer.setAttribute("aria-label", words.text);
  const text = document.createElement("p");
  text.textContent = words.text;
  const link = document.createElement("a");
  link.href = target.href;
  link.className = LINK;
  link.textContent = words.link;
  const close = document.createElement("button");
  close.type = "button";
  close.className = LINK;
  close.textContent = words.close;
  close.addEventListener("click", () => {
    offer.remove();
    document.getElementById("content")?.focus({ preventScroll: true });
  });
  offer.append(text, link, close);
  return offer;
}

function isFirstOffer(): boolean {
  try {
    if (localStorage.getItem(OFFERED_KEY) !== null) return false;
    localStorage.setItem(OFFERED_KEY, "yes");
    return true;
  } catch {
    // It could not be remembered, and would come back on every page.
    return false;
  }
}
