import { ADMIN_ROLE } from "../../content/api-names.ts";
import { NOTICE_POPUP_ID } from "./element-ids.ts";

/**
 * Runs in the browser before the page is drawn, which gets its text, so it stands alone. It marks what the tab remembers
 * (styles do the rest), and loads everything else once the first view is complete or the visitor touches something.
 */
function beginPage(popupId: string, adminRole: string, load: (file: string) => Promise<unknown>) {
  const root = document.documentElement;
  const script = document.getElementById("first-script") as HTMLScriptElement;
  try {
    if (sessionStorage.getItem(popupId) === "closed") root.dataset.notices = "closed";
    if (sessionStorage.getItem("token") && sessionStorage.getItem("role") === adminRole)
      root.dataset.admin = "";
  } catch {
    // A browser that keeps nothing begins anew on every page.
  }
  document.addEventListener(
    "close",
    ({ target }) => {
      if ((target as Element).id !== popupId) return;
      try {
        sessionStorage.setItem(popupId, "closed");
      } catch {}
    },
    true,
  );
  const loadNext = () => void load(script.dataset.next ?? "");
  addEventListener("load", loadNext);
  addEventListener("pointerdown", loadNext, { once: true });
  addEventListener("keydown", loadNext, { once: true });
}

/** The only script that stands in a page, the same in all of them, so that their policy can name it. */
export const FIRST_SCRIPT = `(${beginPage})("${NOTICE_POPUP_ID}", "${ADMIN_ROLE}", (file) => import(file))`;
