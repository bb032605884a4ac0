import type { Entity, Resource } from "../../../content/types/define-resource.ts";
import { listEntries } from "../../api/entries.ts";
import { filtersOf, sizeIn, sortIn, writeSort } from "../../entry-table/table-address.ts";
import { PAGE_SIZE, pageQuery } from "../page-query.ts";

export interface ListPlace<R extends Resource> {
  entry: Entity<R>;
  /** The screen of the entry, with the filters of the list. */
  to: string;
}

/** The page of a list that the address of one of its entries names, with one more entry before and after it. */
export async function loadPlaces<R extends Resource>(
  resource: R,
  pathOf: (id: string) => string,
  url: URL,
  signal?: AbortSignal,
): Promise<ListPlace<R>[]> {
  const { searchParams } = url;
  const isTable = searchParams.get("view") === "table";
  const sort = isTable ? sortIn(searchParams, resource) : undefined;
  const size = isTable ? sizeIn(searchParams) : PAGE_SIZE;
  const query = pageQuery(url, { filters: filtersOf(resource), size, sort: sort && writeSort(sort) });
  const first = Math.max(0, query.offset - 1);
  const limit = query.offset - first + size + 1;
  const { entries } = await listEntries(resource, { ...query, offset: first, limit }, signal);
  return entries.map((entry, index) => {
    const search = new URLSearchParams(searchParams);
    const page = Math.floor((first + index) / size) + 1;
    if (page > 1) search.set("page", String(page));
    else search.delete("page");
    return { entry, to: `${pathOf(entry._id)}${search.size > 0 ? `?${search}` : ""}` };
  });
}
