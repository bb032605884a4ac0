import { MAP_FRAME_ID, MAP_NOTE_ID } from "../../../core/site/element-ids.ts";

const PATIENCE_MS = 10_000;

/**
 * Shows the map when it can be reached, and a note if it cannot. A frame also fires `load` for an error page, so the address is
 * fetched when the frame is near the viewport.
 */
export function watchMap(): void {
  const frame = document.getElementById(MAP_FRAME_ID) as HTMLIFrameElement | null;
  const note = document.getElementById(MAP_NOTE_ID);
  if (!frame || !note) return;
  const observer = new IntersectionObserver(async (entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    try {
      await fetch(frame.src, {
        mode: "no-cors",
        credentials: "omit",
        referrerPolicy: "no-referrer",
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      frame.dataset.reached = "";
    } catch {
      note.hidden = false;
    }
  });
  observer.observe(frame);
}
