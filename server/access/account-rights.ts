import { ADMIN_ROLE } from "../../content/api/api-contract.ts";
import { type Duty, type Permission, permissionsOf } from "../../content/api/permissions.ts";

export interface Rights {
  duties: Duty[];
  permissions: Permission[];
}

export type FindRights = (account: { email: string; role: string }) => Rights;

/** Every admin may do everything until accounts get duties. */
export const findRights: FindRights = ({ role }) => {
  const duties: Duty[] = role === ADMIN_ROLE ? ["everything"] : [];
  return { duties, permissions: permissionsOf(duties) };
};
