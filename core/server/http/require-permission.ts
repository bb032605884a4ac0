import { can, type Permission } from "../../content/api/permissions.ts";
import { permissionNeeded, secondStepSetupNeeded, tokenPermissionNeeded } from "../errors.ts";

interface Caller {
  permissions: readonly Permission[];
  /** The name of the token of a program. */
  program?: string | undefined;
  /** The account has no permissions until it has a second step. */
  mustSetUpSecondStep?: boolean;
}

/** Throws a 403 that names the permission, for handlers whose permission depends on the body or a stored row. */
export function requirePermission(caller: Caller | undefined, permission: Permission): void {
  if (can(caller, permission)) return;
  if (caller?.mustSetUpSecondStep) throw secondStepSetupNeeded();
  throw caller?.program === undefined ? permissionNeeded(permission) : tokenPermissionNeeded(permission);
}
