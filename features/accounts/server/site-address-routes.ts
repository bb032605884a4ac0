import {
  SITE_ADDRESS_PATH,
  siteAddressInputSchema,
  siteAddressStateSchema,
} from "../../../core/content/site/site-address-contract.ts";
import { actorOf } from "../../../core/server/database/entries/record-change.ts";
import { writeSetting } from "../../../core/server/database/settings.ts";
import type { Database } from "../../../core/server/database/tables.ts";
import { requireSession } from "../../../core/server/http/require-session.ts";
import { type Api, routesOf } from "../../../core/server/openapi.ts";
import type { FindSiteAddress } from "../../../core/server/site-address.ts";

export interface SiteAddressServices {
  db: Database;
  findSiteAddress: FindSiteAddress;
  hasSiteUrl: boolean;
}

/** The address with which links in mails begin. */
export function registerSiteAddressRoutes(
  app: Api,
  { db, findSiteAddress, hasSiteUrl }: SiteAddressServices,
): void {
  const route = routesOf("Accounts");
  const findState = async () => ({ address: await findSiteAddress(), isFixed: hasSiteUrl });

  app.get(
    SITE_ADDRESS_PATH,
    route("accounts:read", "The address with which links in mails begin", {
      response: { 200: siteAddressStateSchema },
    }),
    findState,
  );

  app.put(
    SITE_ADDRESS_PATH,
    route(
      { access: "accounts:write", isConfirmed: true },
      "Confirm the address of the site; SITE_URL overrides it",
      {
        body: siteAddressInputSchema,
        response: { 200: siteAddressStateSchema },
      },
    ),
    async (request) => {
      const actor = actorOf(requireSession(request));
      const { address } = request.body;
      await db.transaction().execute((tx) => writeSetting(tx, "siteAddress", address, actor));
      return findState();
    },
  );
}
