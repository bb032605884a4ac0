import { takeMessage } from "../../ui/landing-message.ts";

const SHOWN_MS = 5000;

/** Shows the message that the login has left for this page for some seconds, without the panel's toasts. */
export function showLandingMessage(): void {
  const text = takeMessage();
  if (text === null) return;
  const message = document.createElement("p");
  message.role = "status";
  message.popover = "manual";
  message.className =
    "fixed top-4 right-4 bottom-auto left-auto w-80 max-w-[calc(100vw-2rem)] rounded-control border-leaf border-l-4 bg-paper p-4 text-ink shadow-raised";
  message.textContent = text;
  document.body.append(message);
  message.showPopover?.();

  // Stays above a dialog that opens later, such as the notice popup of the home page.
  const raise = ({ target }: Event) => {
    if (!(target instanceof HTMLDialogElement)) return;
    message.hidePopover?.();
    message.showPopover?.();
  };
  document.addEventListener("toggle", raise, { capture: true });
  setTimeout(() => {
    document.removeEventListener("toggle", raise, { capture: true });
    message.remove();
  }, SHOWN_MS);
}
