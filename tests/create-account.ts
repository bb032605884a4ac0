import { hash } from "@node-rs/argon2";
import { ADMIN_ROLE } from "../content/api/api-contract.ts";
import type { Duty } from "../content/api/permissions.ts";
import { insertAccount, nameOf } from "../server/access/account-store.ts";
import type { Opened } from "../server/database/open-database.ts";
import { PROGRAM, recordChange } from "../server/database/record-change.ts";

/** The least that Argon2 allows. With the cost of production, passwords would take a tenth of the time of all tests. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** What `AccountStore.create` does, without its check of the password and with a password that takes no time to verify. */
export async function createAccount(
  { db }: Opened,
  { email, password, duties }: { email: string; password: string; duties?: readonly Duty[] },
): Promise<void> {
  const passwordHash = await hash(password, CHEAP);
  await db.transaction().execute(async (tx) => {
    const created = await insertAccount(tx, { email, passwordHash, role: ADMIN_ROLE, duties });
    if (!created) throw new Error(`There is already an account ${email}`);
    await recordChange(tx, PROGRAM, { action: "create", ...nameOf(created) });
  });
}
