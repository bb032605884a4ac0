import type { Language } from "../../words/languages.ts";
import type { OFFERS } from "../../words/offer.ts";

const PLACE_KEY = "placeInOtherLanguage";
/** Only the links in the header and its menu lead to the same page; search results in the other language do not. */
const SWITCHES = ".site-header a[hreflang]";

/** Links to this page in the other language keep the query and the scroll position. */
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

/** Both pages have the same elements in the same order. */
const findParts = () => [...document.querySelectorAll("main :is(section, article, h1, h2, h3, li)")];

function notePlace(): void {
  const readFrom = document.querySelector(".site-header")?.getBoundingClientRect().bottom ?? 0;
  const index = findParts().findIndex((part) => part.getBoundingClientRect().top >= readFrom);
  const top = findParts()[index]?.getBoundingClientRect().top;
  if (top === undefined || scrollY === 0) return;
  try {
    sessionStorage.setItem(PLACE_KEY, JSON.stringify({ index, top }));
  } catch {
    // Without storage the page starts at the top.
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
    // Without storage the page starts at the top.
  }
}

/** Offers the other language where the first script has reserved the room for it: once, or in each tab if it was chosen. */
export async function offerLanguage(): Promise<void> {
  const { offer } = document.documentElement.dataset;
  const link = document.querySelector<HTMLAnchorElement>(SWITCHES);
  if (!offer || link?.lang !== offer) return;
  const { OFFERS } = await import("../../words/offer.ts");
  document.querySelector(".skip-link")?.after(buildOffer(link, OFFERS[link.lang as Language]));
  for (const storage of [localStorage, sessionStorage]) storage.setItem("languageOffered", "yes");
}

function buildOffer(target: HTMLAnchorElement, words: (typeof OFFERS)[Language]): HTMLElement {
  const offer = document.createElement("aside");
  offer.lang = target.lang;
  offer.className = "language-offer no-print";
  offer.setAttribute("aria-label", words.text);
  const text = document.createElement("p");
  text.textContent = words.text;
  const link = document.createElement("a");
  link.href = target.href;
  link.lang = target.lang;
  link.className = "text-link";
  link.textContent = words.link;
  const close = document.createElement("button");
  close.type = "button";
  close.className = "text-link";
  close.textContent = words.close;
  close.addEventListener("click", () => {
    offer.remove();
    delete document.documentElement.dataset.offer;
    document.getElementById("content")?.focus({ preventScroll: true });
  });
  offer.append(text, link, close);
  return offer;
}
