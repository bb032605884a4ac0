import { can, type Permission } from "../content/api/permissions.ts";
import { permissionNeeded } from "./errors.ts";

/** Throws a 403 that names the permission. Routes declare theirs; handlers ask for what only the body or a stored row tells. */
export function requirePermission(session: Parameters<typeof can>[0], permission: Permission): void {
  if (!can(session, permission)) throw permissionNeeded(permission);
}
