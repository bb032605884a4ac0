import type { Language } from "../../words/languages.ts";
import type { OFFERS } from "../../words/offer.ts";
import { LANGUAGE_CHOSEN } from "../chosen-language.ts";

const PLACE_KEY = "placeInOtherLanguage";
const OFFERED_KEY = "languageOffered";
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

/** Offers the other language once to visitors who prefer it, and on each visit to those who have chosen it. */
export async function offerLanguage(): Promise<void> {
  const chosen = readChoice();
  const preferred = [chosen, ...navigator.languages.map((tag) => tag.split("-")[0])].find(
    (tag): tag is Language => tag === "en" || tag === "hi",
  );
  const link = document.querySelector<HTMLAnchorElement>(SWITCHES);
  if (!link || link.lang !== preferred || !isFirstOffer(chosen)) return;
  const { OFFERS } = await import("../../words/offer.ts");
  const offer = buildOffer(link, OFFERS[preferred]);
  const show = () => {
    document.body.append(offer);
    offer.showPopover?.();
  };
  // Waits until a modal dialog is closed, such as the notice popup of the home page.
  const covering = document.querySelector("dialog:modal, dialog[open][aria-modal]");
  if (covering) covering.addEventListener("close", show, { once: true });
  else show();
}

function buildOffer(target: HTMLAnchorElement, words: (typeof OFFERS)[Language]): HTMLElement {
  const offer = document.createElement("aside");
  offer.lang = target.lang;
  offer.popover = "manual";
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
    document.getElementById("content")?.focus({ preventScroll: true });
  });
  offer.append(text, link, close);
  return offer;
}

/** The first script stores it, and opens the home page in that language. */
function readChoice(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_CHOSEN);
  } catch {
    return null;
  }
}

/** Whether it is the first one in this browser or, for a language that the visitor has chosen, in this tab. */
function isFirstOffer(chosen: string | null): boolean {
  try {
    const storage = chosen === null ? localStorage : sessionStorage;
    if (storage.getItem(OFFERED_KEY) !== null) return false;
    storage.setItem(OFFERED_KEY, "yes");
    return true;
  } catch {
    // Without storage the offer would appear on every page.
    return false;
  }
}
