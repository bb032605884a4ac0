import type { ListQuery } from "../api/list-query.ts";
import { wantedIn } from "../entry-table/table-address.ts";

/** Fills rows of two, three and four cards. */
export const PAGE_SIZE = 24;

export interface PageOptions {
  /** Parameters of the address that filter the list. */
  filters?: readonly string[];
  size?: number;
  sort?: string;
}

/** The number of the page that an address names, from 1. */
export const pageIn = ({ searchParams }: URL): number =>
  Math.max(1, Number.parseInt(searchParams.get("page") ?? "1", 10) || 1);

/** The query for the page of a long list that an address names. */
export function pageQuery(
  url: URL,
  { filters = [], size = PAGE_SIZE, sort }: PageOptions = {},
): ListQuery & { offset: number } {
  const narrowed = filters.map((name) => [name, wantedIn(url.searchParams, name)] as const);
  return { ...Object.fromEntries(narrowed), sort, limit: size, offset: (pageIn(url) - 1) * size };
}
