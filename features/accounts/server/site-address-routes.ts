import type { FastifyInstance } from "fastify";
import { actorOf } from "../../../core/server/database/entries/record-change.ts";
import { writeSetting } from "../../../core/server/database/settings.ts";
import type { Database } from "../../../core/server/database/tables.ts";
import { requireSession } from "../../../core/server/http/require-session.ts";
import { serve } from "../../../core/server/serve.ts";
import type { FindSiteAddress } from "../../../core/server/site/site-address.ts";
import { siteAddressCalls } from "../content/account-contract.ts";

export interface SiteAddressServices {
  db: Database;
  findSiteAddress: FindSiteAddress;
  hasSiteUrl: boolean;
}

/** The address with which links in mails begin. */
export function registerSiteAddressRoutes(
  app: FastifyInstance,
  { db, findSiteAddress, hasSiteUrl }: SiteAddressServices,
): void {
  const findState = async () => ({ address: await findSiteAddress(), isFixed: hasSiteUrl });

  serve(app, siteAddressCalls.find, findState);

  serve(app, siteAddressCalls.confirm, async (request) => {
    const actor = actorOf(requireSession(request));
    const { address } = request.body;
    await db.transaction().execute((tx) => writeSetting(tx, "siteAddress", address, actor));
    return findState();
  });
}
