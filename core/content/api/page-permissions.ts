import { features } from "../../../features/content.ts";
import type { Feature } from "../feature.ts";
import type { Permission } from "./permissions.ts";

/** The permissions for single pages, by page. From the features and not from the pages, whose declarations most screens do not load. */
const OWN = Object.assign({}, ...features.map(({ pagePermissions }: Feature) => pagePermissions)) as Record<
  string,
  Permission
>;

/** The permission with which somebody may change a page: that of the page itself if the person has it, otherwise the one for all pages. */
export function pagePermissionFor(name: string, may: (permission: Permission) => boolean): Permission {
  const own = OWN[name];
  return own && may(own) ? own : "pages:write";
}
