import { resourceList } from "../../../features/types.ts";
import { pagePermissionFor } from "../../content/api/page-permissions.ts";
import { type Permission, permissionFor } from "../../content/api/permissions.ts";
import {
  featureOfPage,
  featureOfScreen,
  featureOfType,
  isOn,
  NONE_OFF,
  type OffParts,
} from "../../content/parts/parts.ts";
import { normalizePath } from "../../content/site/address.ts";
import { findScreenFile, screens } from "../../content/site/office-paths.ts";
import { useOffParts } from "./off-parts.ts";
import { type May, useMay } from "./rights.ts";

/** The permissions that a screen needs to be of any use, by its file. Screens of content types need `read` on the type. */
const NEEDED: Readonly<Record<string, readonly Permission[]>> = Object.fromEntries([
  ...resourceList.map((resource) => [
    findScreenFile(normalizePath(resource.screen.path)),
    [permissionFor(resource, "read")],
  ]),
  ...screens.map(({ file, needs = [] }) => [file, needs]),
]);

const FEATURE_OF_LIST = new Map(
  resourceList.map(({ name, screen }) => [findScreenFile(normalizePath(screen.path)), featureOfType(name)]),
);

/** Whether the feature of a screen is switched on. */
export const isScreenOn = (off: OffParts, file: string): boolean =>
  isOn(off, featureOfScreen(file) ?? FEATURE_OF_LIST.get(file));

export const isKnownScreen = (file: string) => Object.hasOwn(NEEDED, file);

/** The permission that the user lacks for a screen, by its file; undefined if none is lacking. */
export const findLacking = (may: May, file: string): Permission | undefined =>
  (NEEDED[file] ?? []).find((permission) => !may(permission));

/**
 * Whether the user may do something at an address of the panel. With `?new` or `?edit` it opens the form of an entry. A page opens with its
 * form; people who may only read it open it from the list of pages.
 */
export function mayOpen(may: May, address: string, off: OffParts = NONE_OFF): boolean {
  const { pathname, searchParams } = new URL(address, "https://panel.invalid");
  const path = normalizePath(pathname);
  const file = findScreenFile(path);
  if (!isScreenOn(off, file)) return false;
  const page = path.slice(path.lastIndexOf("/") + 1);
  if (file === "page" && !isOn(off, featureOfPage(page))) return false;
  if (findLacking(may, file) !== undefined) return false;
  if (file === "page" && !may(pagePermissionFor(page, may))) return false;
  const resource =
    (searchParams.has("new") || searchParams.has("edit")) &&
    resourceList.find(({ screen }) => normalizePath(screen.path) === path);
  return !resource || may(permissionFor(resource, "write"));
}

export function useMayOpen(): (address: string) => boolean {
  const may = useMay();
  const off = useOffParts();
  return (address) => mayOpen(may, address, off);
}
