import type { FastifyInstance } from "fastify";
import type { CoreServices } from "../../../core/server/feature-server.ts";
import { createDeliveries } from "../../../core/server/mail/deliveries.ts";
import { registerAccountRoutes } from "./account-routes.ts";
import { registerTokenRoutes } from "./api-tokens/token-routes.ts";
import { registerInvitationRoutes } from "./links/invitation-routes.ts";
import { registerLinkRoutes } from "./links/link-routes.ts";
import { registerAuthRoutes } from "./login/auth-routes.ts";
import { registerConfirmRoutes } from "./login/confirm-routes.ts";
import { registerMailChoiceRoutes } from "./mails/mail-choice-routes.ts";
import { registerManageRoutes } from "./manage-routes.ts";
import { openAccounts } from "./open-accounts.ts";
import { registerPasskeyConfirmRoutes } from "./passkeys/passkey-confirm-routes.ts";
import { registerPasskeyLoginRoutes } from "./passkeys/passkey-login-routes.ts";
import { registerPasskeyRoutes } from "./passkeys/passkey-routes.ts";
import { registerSecondStepRoutes } from "./second-step/second-step-routes.ts";
import { registerSecurityEventRoutes } from "./security-event-routes.ts";
import { registerSiteAddressRoutes } from "./site-address-routes.ts";

/** Logging in, the own account, and the accounts of others. */
export function registerAccountApi(api: FastifyInstance, core: CoreServices): void {
  const services = openAccounts(core);
  const { db, config, outbox, findSiteAddress } = core;
  registerAuthRoutes(api, services);
  registerAccountRoutes(api, services);
  registerConfirmRoutes(api, services);
  registerPasskeyRoutes(api, services);
  registerPasskeyLoginRoutes(api, services);
  registerPasskeyConfirmRoutes(api, services);
  registerLinkRoutes(api, services);
  registerManageRoutes(api, services);
  registerInvitationRoutes(api, { ...services, deliveries: createDeliveries(outbox) });
  registerMailChoiceRoutes(api, { ...services, mail: core.mail });
  registerSiteAddressRoutes(api, { db, hasSiteUrl: config.hasSiteUrl, findSiteAddress });
  registerTokenRoutes(api, services);
  registerSecurityEventRoutes(api, services);
  registerSecondStepRoutes(api, services);
}
