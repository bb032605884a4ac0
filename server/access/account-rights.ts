import { ADMIN_ROLE } from "../../content/api/api-contract.ts";
import { type Duty, dutyNames, type Permission, permissionsOf } from "../../content/api/permissions.ts";
import { parseJson } from "../database/parse-json.ts";

export interface Rights {
  duties: Duty[];
  permissions: Permission[];
}

export type FindRights = (account: { email: string; role: string; duties: readonly Duty[] }) => Rights;

/** The rights by the duties of an account. Only admins may open the panel. */
export const findRights: FindRights = ({ role, duties }) => {
  const own = role === ADMIN_ROLE ? [...duties] : [];
  return { duties: own, permissions: permissionsOf(own) };
};

/** The duties of a row. A duty that this version does not know gives no rights. */
export function readDuties(stored: string): Duty[] {
  const names = parseJson(stored);
  return Array.isArray(names) ? dutyNames.filter((duty) => names.includes(duty)) : [];
}

/** In the order of the declaration, each once; `everything` includes all others. */
export const writeDuties = (duties: readonly Duty[]): string =>
  JSON.stringify(isFull(duties) ? ["everything"] : dutyNames.filter((duty) => duties.includes(duty)));

/** Whether the duties are those of a full account, which may manage the others. */
export const isFull = (duties: readonly Duty[]) => duties.includes("everything");
