import type { ResourceName } from "../../content/resources/index.ts";
import type { PublicField, ShownEntry, SiteQuery } from "../../server/content/site-content.ts";
import type { PageServices } from "./public-page.ts";

/** A list, or an empty one if it cannot be loaded; the failure is logged. */
export async function loadList<Name extends ResourceName, Field extends PublicField<Name>>(
  { content, language, reportError }: PageServices,
  name: Name,
  fields: readonly Field[],
  query?: SiteQuery,
): Promise<ShownEntry<Name, Field>[]> {
  try {
    const { entries } = await content.list(name, fields, { ...query, language, isCounted: false });
    return entries;
  } catch (error) {
    reportError(error);
    return [];
  }
}
