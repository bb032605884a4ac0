import { hash } from "@node-rs/argon2";
import { ADMIN_ROLE } from "../core/content/api/api-contract.ts";
import type { Duty } from "../core/content/api/permissions.ts";
import { PROGRAM, recordChange } from "../core/server/database/entries/record-change.ts";
import type { OpenDatabase } from "../core/server/database/open-database.ts";
import { insertAccount, nameOf } from "../features/accounts/server/account-rows.ts";

/** The least that Argon2 allows. With the cost of production, passwords would take a tenth of the time of all tests. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Like `AccountStore.create`, without its check of the password and with a password that takes no time to verify. */
export async function createAccount(
  { db }: Pick<OpenDatabase, "db">,
  { email, password, duties }: { email: string; password: string; duties?: readonly Duty[] },
): Promise<void> {
  const passwordHash = await hash(password, CHEAP);
  await db.transaction().execute(async (tx) => {
    const created = await insertAccount(tx, { email, passwordHash, role: ADMIN_ROLE, duties });
    if (!created) throw new Error(`There is already an account ${email}`);
    await recordChange(tx, PROGRAM, { action: "create", ...nameOf(created) });
  });
}
