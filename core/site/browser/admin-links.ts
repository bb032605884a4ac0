import { ADMIN_ROLE } from "../../content/api/api-names.ts";
import { readBrowserWords } from "../browser-words.ts";

/** In a tab with an admin session, the navigation links to the panel instead of the login. */
export function showAdminLinks(): void {
  if (!isAdmin()) return;
  for (const list of document.querySelectorAll(".site-navigation > ul")) {
    list.querySelector("[data-login-link]")?.remove();
    const link = document.createElement("a");
    link.href = "/admin/admin-welcome";
    link.className = "navigation-item";
    link.textContent = readBrowserWords().admin;
    const item = document.createElement("li");
    item.append(link);
    list.append(item);
  }
}

function isAdmin(): boolean {
  try {
    return sessionStorage.getItem("token") !== null && sessionStorage.getItem("role") === ADMIN_ROLE;
  } catch {
    // Storage is blocked in this browser.
    return false;
  }
}
