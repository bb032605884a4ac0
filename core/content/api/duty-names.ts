import { type Coded, message } from "../messages/message.ts";
import { DUTY_NAMES, dutyFor, type Permission } from "./permissions.ts";

/** Why a person without the permission may not do something. The sentence names the duty to ask for; the permission is for programs. */
export function permissionNeededMessage(permission: Permission): Coded {
  const params = { label: DUTY_NAMES[dutyFor(permission)], permission };
  return message("permission_needed", params);
}
