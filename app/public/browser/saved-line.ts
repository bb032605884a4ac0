import { SAVED_LINES } from "../../../content/words/saved-line.ts";

/** Shows that this page is a saved copy, and its age. */
export function showSavedLine(savedAt: string): void {
  const line = document.createElement("p");
  line.role = "status";
  line.className =
    "no-print border-y border-line bg-cream-deep px-5 py-2 text-center text-caption text-ink-soft";
  const { lang } = document.documentElement;
  line.textContent = SAVED_LINES[lang === "hi" ? "hi" : "en"](new Date(savedAt));
  document.getElementById("content")?.prepend(line);
}
