import type { KeyboardEvent } from "react";

/** For `aria-keyshortcuts` of the button that saves. */
export const SAVE_KEY = "Control+S";

/** Ctrl+S in a form presses its button, which ignores presses while it saves. Hindi keyboards have another letter on that key. */
export function saveByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.code !== "KeyS") return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLButtonElement>("button[type=submit]")?.click();
}
