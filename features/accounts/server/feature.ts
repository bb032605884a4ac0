import type { FeatureServer } from "../../../core/server/feature-server.ts";
import { LINK_PAGES } from "../content/screen-paths.ts";
import { isProgramToken } from "./api-tokens/token-store.ts";
import { createFirstAdmin } from "./create-first-admin.ts";
import { openAccounts } from "./open-accounts.ts";
import { registerAccountApi } from "./register-account-api.ts";

export const accountsServer: FeatureServer = {
  name: "accounts",
  open(core) {
    const { accounts, sessions, tokens, loginSteps, links, securityEvents } = openAccounts(core);
    return {
      callers: {
        findByToken: async (token) =>
          isProgramToken(token) ? tokens.find(token) : { session: await sessions.find(token) },
        findLanguage: (accountId) => accounts.findLanguage(accountId),
      },
      secretPaths: Object.values(LINK_PAGES),
      registerApi: (api) => registerAccountApi(api, core),
      prepareSchool: (config) => createFirstAdmin(accounts, config),
      async removeExpired() {
        await sessions.removeExpired();
        await loginSteps.removeExpired();
        await links.removeExpired();
        await tokens.removeExpired();
        await securityEvents.removeOld();
      },
    };
  },
};
