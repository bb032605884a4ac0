import type { ResourceName } from "../../content/resources/index.ts";
import type { EntryQuery } from "../../server/content/content-store.ts";
import type { PublicEntry } from "../../server/content/site-content.ts";
import type { SiteServices } from "../../server/site/site-build.ts";

/** A list that cannot be loaded leaves its part of the page empty, and a line in the log. */
export async function loadList<Name extends ResourceName>(
  { content, reportError }: SiteServices,
  name: Name,
  query?: EntryQuery,
): Promise<PublicEntry<Name>[]> {
  try {
    const { entries } = await content.list(name, query);
    return entries;
  } catch (error) {
    reportError(error);
    return [];
  }
}
