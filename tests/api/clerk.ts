import { afterAll } from "vitest";
import { DUTIES, type Duty, type Permission } from "../../core/content/api/permissions.ts";
import { writeDuties } from "../../features/accounts/server/account-rights.ts";
import { createAccount } from "../create-account.ts";
import type { Api } from "./start-api.ts";

export const CLERK = { email: "clerk@school.example", password: "chalk and slate 12" };

/** A duty whose permissions a test may replace. No message names it. */
const REPLACED = "lookChildren";
const REAL = DUTIES[REPLACED];

/** A person with full duties at first; a test changes them. */
export async function createClerk({ server, logIn }: Pick<Api, "server" | "logIn">) {
  await createAccount(server.database, { ...CLERK, duties: ["everything"] });
  const token = await logIn(CLERK.email, CLERK.password);
  const store = async (duties: readonly Duty[], permissions: readonly Permission[]) => {
    Object.assign(DUTIES, { [REPLACED]: permissions });
    await server.database.db
      .updateTable("accounts")
      .set({ duties: writeDuties(duties) })
      .where("email", "=", CLERK.email)
      .execute();
  };
  afterAll(() => void Object.assign(DUTIES, { [REPLACED]: REAL }));
  return {
    token,
    setDuties: (...duties: readonly Duty[]) => store(duties, REAL),
    /** For permissions that no duty has alone. */
    setPermissions: (permissions: readonly Permission[]) => store([REPLACED], permissions),
  };
}
