import { ADMIN_ROLE } from "../../../core/content/api/api-contract.ts";
import type { Config } from "../../../core/server/config.ts";
import { StartError } from "../../../core/server/start-error.ts";
import type { AccountStore } from "./account-store.ts";
import { WeakPassword } from "./passwords/password-rules.ts";
import { generatePassword } from "./passwords/passwords.ts";

export async function createFirstAdmin(accounts: AccountStore, config: Config): Promise<void> {
  if (await accounts.hasAdmin()) return;
  const isGenerated = config.adminPassword === undefined;
  const password = config.adminPassword ?? generatePassword();
  const creation = accounts.create(config.adminEmail, password, ADMIN_ROLE, { isGenerated });
  const isCreated = await creation.catch((error) => {
    throw error instanceof WeakPassword
      ? new StartError(`ADMIN_PASSWORD: ${error.message.replace(/\.?$/, ".")}`)
      : error;
  });
  if (isCreated && isGenerated) {
    console.log(`First admin: ${config.adminEmail} with the password ${password} (shown only this once).`);
  }
}
