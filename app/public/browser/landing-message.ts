import { takeMessage } from "../../ui/landing-message.ts";
import { showLastingMessage } from "../../ui/lasting-message.ts";

/** Says what was left for this page; public pages do without the panel's toasts. */
export function showLandingMessage(): void {
  const text = takeMessage();
  if (text !== null) showLastingMessage(text);
}
