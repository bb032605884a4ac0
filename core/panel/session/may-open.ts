import { resourceList } from "../../../features/types.ts";
import { type Permission, permissionFor } from "../../content/api/permissions.ts";
import { normalizePath } from "../../content/site/address.ts";
import { findScreenFile } from "../../content/site/office-paths.ts";
import { type May, useMay } from "./rights.ts";

/** The permissions that a screen needs to be of any use, by its file in `screens/`. Screens of content types need `read` on the type. */
const NEEDED: Readonly<Record<string, readonly Permission[]>> = {
  "admin-welcome": [],
  account: [],
  accounts: ["accounts:read"],
  "audit-log": ["audit:read"],
  "calendar-import": ["events:write"],
  "class-lists": ["students:read"],
  "consent-slips": ["students:read", "consents:read"],
  consents: ["consents:read", "students:read"],
  "disclosure-check": ["pages:read"],
  enquiry: ["enquiries:read"],
  "enquiry-figures": ["enquiries:read"],
  history: ["history:read"],
  mail: ["mail:read"],
  "marquee-manager": ["announcement:read"],
  page: ["pages:read"],
  pages: ["pages:read"],
  "person-data": ["enquiries:read"],
  "picture-children": ["students:read", "consents:read"],
  "student-import": ["students:read", "students:write"],
  "student-photos": ["students:read", "students:write", "files:write"],
  "student-record": ["students:read", "consents:read"],
  trash: ["trash:read"],
  "write-post": ["blocks:read", "blocks:write"],
  "year-change": ["students:read", "students:write"],
  ...Object.fromEntries(
    resourceList.map((resource) => [findScreenFile(resource.screen.path), [permissionFor(resource, "read")]]),
  ),
};

export const isKnownScreen = (file: string) => Object.hasOwn(NEEDED, file);

/** The permission that the user lacks for a screen, by its file; undefined if none is lacking. */
export const findLacking = (may: May, file: string): Permission | undefined =>
  (NEEDED[file] ?? []).find((permission) => !may(permission));

/**
 * Whether the user may do something at an address of the panel. With `?new` or `?edit` it opens the form of an entry. A page opens with its
 * form; people who may only read it open it from the list of pages.
 */
export function mayOpen(may: May, address: string): boolean {
  const { pathname, searchParams } = new URL(address, "https://panel.invalid");
  const path = normalizePath(pathname);
  const file = findScreenFile(path);
  if (findLacking(may, file) !== undefined || (file === "page" && !may("pages:write"))) return false;
  const resource =
    (searchParams.has("new") || searchParams.has("edit")) &&
    resourceList.find(({ screen }) => normalizePath(screen.path) === path);
  return !resource || may(permissionFor(resource, "write"));
}

export function useMayOpen(): (address: string) => boolean {
  const may = useMay();
  return (address) => mayOpen(may, address);
}
