import { features } from "../../../features/content.ts";
import { everyAddress, LANGUAGES } from "../../words/languages.ts";
import type { Feature, Screen } from "../feature.ts";
import { pageNames } from "../pages/page-names.ts";
import { normalizePath } from "./address.ts";
import { LOGIN_PATH } from "./login-path.ts";

export const PARTS_SCREEN = "/admin/parts";

/** The screens of the panel that belong to no feature. */
const CORE_SCREENS: readonly Screen[] = [
  { file: "admin-welcome" },
  { file: "audit-log", needs: ["audit:read"] },
  { file: "history", address: "history/:type/:id", needs: ["history:read"] },
  { file: "mail", needs: ["mail:read"] },
  { file: "parts", needs: ["pages:read"] },
  { file: "pages", needs: ["pages:read"] },
  { file: "page", address: "pages/:name", needs: ["pages:read"], partOf: "/admin/pages" },
  { file: "trash", needs: ["trash:read"] },
];

/** The screens of the core and of all features, without the lists of content types, which are named like their file. */
export const screens: readonly Screen[] = [
  ...CORE_SCREENS,
  ...features.flatMap((feature: Feature) => feature.screens ?? []),
];

/** The address of a screen: below /admin, unless it needs no session. A segment that begins with a colon stands for any value. */
export const screenAddress = ({ file, address = file, isOpen }: Screen) =>
  isOpen ? address : `/admin/${address}`;

const perEntry = (address: string) => address.includes(":");

/** The screen of a document that is no page; undefined for other types. */
export function findDocumentScreen(type: string): string | undefined {
  const owner = features.find(({ ownDocuments = [] }: Feature) => ownDocuments.includes(type));
  const { screens: [screen] = [] }: Feature = owner ?? { name: "" };
  return screen && screenAddress(screen);
}

/** Matches the paths of a screen's address. */
export const addressPattern = (address: string) =>
  new RegExp(`^${address.replace(/:\w+/g, "[\\w-]+")}$`, "i");

/** The login and the screens of the panel that belong to no content type. */
export const OFFICE_PATHS: readonly string[] = [
  ...new Set([...everyAddress(LOGIN_PATH), "/admin"]),
  ...screens.map(screenAddress).filter((address) => !perEntry(address)),
  ...pageNames.map((name) => `/admin/pages/${name}`),
];

const PATTERNS = screens.map((screen) => ({ ...screen, pattern: addressPattern(screenAddress(screen)) }));

/** The screen at a normalized path, unless it is the list of a content type. */
const findScreen = (path: string) => PATTERNS.find(({ pattern }) => pattern.test(path));

const PREFIX = new RegExp(`^/(?:(?:admin|${LANGUAGES.join("|")})/)?`);

/** The file of the screen at a normalized path, without its ending. There may be none: /admin has no screen. */
export const findScreenFile = (path: string): string => findScreen(path)?.file ?? path.replace(PREFIX, "");

/** The editor of a page, with a field that it focuses. */
export const pageFieldPath = (page: string, field: string) =>
  `/admin/pages/${page}?${new URLSearchParams({ field })}`;

/** The screen with all versions of an entry or a page. */
export const historyPath = (type: string, id: string) => `/admin/history/${type}/${id}`;

/** The address in the menu under which a screen is found that has no link of its own there. */
export const menuPathOf = (path: string): string | undefined => findScreen(normalizePath(path))?.partOf;

const ENTRY_PATTERNS = PATTERNS.filter(({ file, address = file }) => perEntry(address) && file !== "page");

/** These exist once per entry. */
export const isEntryPath = (path: string) => ENTRY_PATTERNS.some(({ pattern }) => pattern.test(path));
