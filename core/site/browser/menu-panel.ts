import { MENU_PANEL_ID } from "../element-ids.ts";

/** From this width on the header shows the whole navigation without a menu button. */
const WIDE = "(min-width: 64rem)";

/** Turns the popover into a modal dialog, which keeps the focus inside. */
export function upgradeMenuPanel(): void {
  const panel = document.getElementById(MENU_PANEL_ID) as HTMLDialogElement | null;
  if (!panel) return;
  // The selector throws in browsers without popovers.
  const isOpenAsPopover = "showPopover" in panel && panel.matches(":popover-open");
  panel.removeAttribute("popover");
  const [opener, closer] = document.querySelectorAll<HTMLElement>(`[popovertarget="${MENU_PANEL_ID}"]`);
  for (const button of [opener, closer]) button?.removeAttribute("popovertarget");
  opener?.addEventListener("click", () => panel.showModal());
  closer?.addEventListener("click", () => panel.close());
  panel.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("a")) panel.close();
  });
  // A rotated phone may be wide enough.
  matchMedia(WIDE).addEventListener("change", ({ matches }) => {
    if (matches) panel.close();
  });
  if (isOpenAsPopover) panel.showModal();
}
