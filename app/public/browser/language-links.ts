import { LANGUAGE_OFFER_ID } from "../element-ids.ts";

const PLACE_KEY = "placeInOtherLanguage";
const OFFERED_KEY = "languageOffered";

/** A link to this page in the other language keeps what was searched for and the place that was read. */
export function keepPlaceAcrossLanguages(): void {
  returnToPlace();
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-changes-language]")) {
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
  const index = findParts().findIndex((part) => part.getBoundingClientRect().top >= 0);
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
export function offerLanguage(): void {
  const offer = document.getElementById(LANGUAGE_OFFER_ID);
  const preferred = navigator.languages
    .map((tag) => tag.split("-")[0])
    .find((tag) => tag === "en" || tag === "hi");
  if (!offer || preferred !== offer.lang || !isFirstOffer()) return;
  offer.hidden = false;
  offer.querySelector("button")?.addEventListener("click", () => {
    offer.hidden = true;
    document.getElementById("content")?.focus({ preventScroll: true });
  });
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
