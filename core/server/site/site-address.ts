import type { Config } from "../config.ts";
import { readSetting } from "../database/settings.ts";
import type { Database, Tx } from "../database/tables.ts";

/**
 * The address with which links in mails begin: `SITE_URL`, or the one that a person with full duties has confirmed; null if there is
 * neither. It is never taken from a request, whose Host header anybody can choose.
 */
export type FindSiteAddress = (tx?: Tx) => Promise<string | null>;

export const createSiteAddressFinder =
  (db: Database, { siteUrl, hasSiteUrl }: Pick<Config, "siteUrl" | "hasSiteUrl">): FindSiteAddress =>
  async (tx) =>
    hasSiteUrl ? siteUrl : readSetting(tx ?? db, "siteAddress");
