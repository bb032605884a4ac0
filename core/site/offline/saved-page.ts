import { SAVED_LINE_ID } from "../../content/site/offline.ts";
import { SAVED_LINES, type SavedReason } from "../../words/saved-line.ts";

const CONTENT = /<main id="content"[^<>]*>/;

/** Adds a line to the HTML of a saved page: why the copy is shown, and its age. */
export function describeCopy(html: string, savedAt: Date, reason: SavedReason): string {
  const lines = SAVED_LINES[html.includes('<html lang="hi"') ? "hi" : "en"];
  const line = `<p id="${SAVED_LINE_ID}" class="saved-line no-print" role="status" data-saved="${savedAt.toISOString()}">${lines[reason](savedAt)}</p>`;
  return html.replace(CONTENT, (tag) => tag + line);
}
