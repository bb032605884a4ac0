import { resourceList, resourceNames, resources } from "../../../features/types.ts";
import { isPageName, ownDocumentNames } from "../../content/pages/page-names.ts";
import { PARTS_TYPE } from "../../content/parts/parts.ts";
import { findDocumentScreen, menuPathOf, PARTS_SCREEN } from "../../content/site/office-paths.ts";
import { words } from "../../ui/panel-words.ts";
import { namesOf } from "../../words/panel/type-names.ts";
import { TYPE_LOOKS } from "../type-looks.ts";

/** The state of the history's address: the screen that it was opened from. */
export interface HistoryState {
  from: string;
}

/** The state of the address to which the history returns: the history's own address. */
export interface ReturnState {
  history: string;
}

export const readReturn = (state: unknown): string | undefined => (state as ReturnState | null)?.history;

/** The screen from which a history was opened, or the screen of its type. */
export function findWayBack(state: unknown, { type, id }: { type: string; id: string }): string {
  const { from } = (state ?? {}) as Partial<HistoryState>;
  if (typeof from === "string" && from.startsWith("/admin/")) return from;
  if (type === "pages") return isPageName(id) ? `/admin/pages/${id}` : "/admin/pages";
  if (type === PARTS_TYPE) return PARTS_SCREEN;
  return resourceList.find(({ name }) => name === type)?.screen.path ?? findDocumentScreen(type) ?? "/admin";
}

/** The name of a screen in the menu; undefined for other screens. */
export function nameScreen(address: string): string | undefined {
  const path = address.replace(/[?#].*$/, "");
  const { menu } = words.frame;
  const resource = resourceList.find(({ screen }) => screen.path === path);
  if (resource) return resource.screen.link[words.language];
  const menuPath = menuPathOf(path);
  const about = resourceNames.find((name) => resources[name].screen.path === menuPath);
  if (about) return TYPE_LOOKS[about]?.entryScreen;
  const others: Readonly<Record<string, string>> = {
    "/admin/trash": menu.trash,
    "/admin/audit-log": menu.auditLog,
    "/admin/pages": menu.pages,
    [PARTS_SCREEN]: words.parts.title,
  };
  const document = ownDocumentNames.find((name) => findDocumentScreen(name) === path);
  return document ? namesOf(words, document).heading : others[path];
}
