import type { ResourceName } from "../../features/types.ts";
import type { PublicField, ShownEntry, SiteQuery } from "../server/pages/site-content.ts";
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

/** A page of a long list, or its last page if there are fewer. */
export async function loadListPage<Found extends { total: number }>(
  wanted: number,
  perPage: number,
  load: (range: { limit: number; offset: number }) => Promise<Found>,
) {
  const loadPage = (page: number) => load({ limit: perPage, offset: (page - 1) * perPage });
  const found = await loadPage(wanted);
  const pages = Math.max(1, Math.ceil(found.total / perPage));
  const page = Math.min(wanted, pages);
  return { page, pages, ...(page === wanted ? found : await loadPage(page)) };
}
