import type { ExpressionBuilder } from "kysely";
import { ADMIN_ROLE } from "../../../core/content/api/api-contract.ts";
import {
  type Duty,
  dutyNames,
  type Permission,
  permissionsOf,
} from "../../../core/content/api/permissions.ts";
import type { SecondStep } from "../../../core/content/api/second-step-contract.ts";
import { parseJson } from "../../../core/server/database/parse-json.ts";
import { readStored } from "../../../core/server/database/settings.ts";
import type { Tables } from "../../../core/server/database/tables.ts";
import {
  hasSecondStep,
  readSecondStep,
  type SecondStepFlags,
  secondStepColumns,
} from "./second-step/second-step.ts";

export interface Rights {
  duties: Duty[];
  permissions: Permission[];
}

interface RightsOf {
  role: string;
  duties: readonly Duty[];
}

/** The rights by the duties of an account. Only admins may open the panel. */
export const findRights = ({ role, duties }: RightsOf): Rights => {
  const own = role === ADMIN_ROLE ? [...duties] : [];
  return { duties: own, permissions: permissionsOf(own) };
};

/** The current permissions of an account: none until it has the second step that the school requires for one of its duties. */
export function findCurrentRights(
  account: RightsOf & { secondStep: SecondStep },
  requiredFor: readonly Duty[],
): Rights & { mustSetUpSecondStep: boolean } {
  const { duties, permissions } = findRights(account);
  const mustSetUpSecondStep = needsSecondStep(duties, requiredFor) && !hasSecondStep(account);
  return { duties, permissions: mustSetUpSecondStep ? [] : permissions, mustSetUpSecondStep };
}

/** Columns of a query on accounts, for `readCurrentRights`. */
export const rightsColumns = (eb: ExpressionBuilder<Tables, "accounts">) =>
  [
    ...(["accounts.email", "accounts.role", "accounts.duties"] as const),
    ...secondStepColumns(eb),
    eb
      .selectFrom("settings")
      .select("settings.value")
      .where("settings.name", "=", "secondStepFor")
      .as("secondStepFor"),
  ] as const;

/** The same for a row. */
export const readCurrentRights = ({ role, duties, secondStepFor, ...row }: RightsRow) =>
  findCurrentRights(
    { role, duties: readDuties(duties), secondStep: readSecondStep(row) },
    readStored("secondStepFor", secondStepFor),
  );

interface RightsRow extends SecondStepFlags {
  role: string;
  duties: string;
  secondStepFor: string | null;
}

/** Whether the school requires a second step for one of the duties. */
export const needsSecondStep = (duties: readonly Duty[], requiredFor: readonly Duty[]) =>
  duties.some((duty) => requiredFor.includes(duty));

/** The duties of a row. An unknown duty gives no rights. */
export function readDuties(stored: string): Duty[] {
  const names = parseJson(stored);
  return Array.isArray(names) ? dutyNames.filter((duty) => names.includes(duty)) : [];
}

/** Duties in the order of the declaration, each once; `everything` includes all others. */
export const writeDuties = (duties: readonly Duty[]): string =>
  JSON.stringify(isFull(duties) ? ["everything"] : dutyNames.filter((duty) => duties.includes(duty)));

/** Whether the duties are those of a full account, which may manage the others. */
export const isFull = (duties: readonly Duty[]) => duties.includes("everything");
