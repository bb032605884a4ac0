import { MENU_PANEL_ID } from "../element-ids.ts";

/** From this width on the header shows the whole navigation, and the panel has no button any more. */
const WIDE = "(min-width: 64rem)";

/** A popover leaves the page behind within reach of the keyboard; as a modal dialog the panel does not. */
export function upgradeMenuPanel(): void {
  const panel = document.getElementById(MENU_PANEL_ID) as HTMLDialogElement | null;
  if (!panel) return;
  // A browser without popovers fails at the selector.
  const isOpenAsPopover = "showPopover" in panel && panel.matches(":popover-open");
  panel.removeAttribute("popover");
  const [opener, closer] = document.querySelectorAll<HTMLElement>(`[popovertarget="${MENU_PANEL_ID}"]`);
  for (const button of [opener, closer]) button?.removeAttribute("popovertarget");
  opener?.addEventListener("click", () => panel.showModal());
  closer?.addEventListener("click", () => panel.close());
  panel.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("a")) panel.close();
  });
  // A telephone that is turned on its side may be wide enough.
  matchMedia(WIDE).addEventListener("change", ({ matches }) => {
    if (matches) panel.close();
  });
  if (isOpenAsPopover) panel.showModal();
}
