import { can, type Permission } from "../content/api/permissions.ts";
import { permissionNeeded } from "./errors.ts";

/** Throws a 403 that names the permission, for handlers whose permission depends on the body or a stored row. */
export function requirePermission(session: Parameters<typeof can>[0], permission: Permission): void {
  if (!can(session, permission)) throw permissionNeeded(permission);
}
