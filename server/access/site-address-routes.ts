import {
  SITE_ADDRESS_PATH,
  siteAddressInputSchema,
  siteAddressStateSchema,
} from "../../content/api/site-address-contract.ts";
import { actorOf } from "../database/record-change.ts";
import { writeSetting } from "../database/settings.ts";
import type { Database } from "../database/tables.ts";
import { type Api, routesOf } from "../openapi.ts";
import type { FindSiteAddress } from "../site-address.ts";
import { requireSession } from "./require-session.ts";

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
