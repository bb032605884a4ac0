import { redirect } from "react-router";
import type { Resource } from "../../../content/resources/define-resource.ts";
import { wantedIn } from "../entry-table/table-address.ts";
import { type LoadedEntries, loadEntries } from "./load-entries.ts";

/** Divides evenly into rows of two, three and four cards. */
const PAGE_SIZE = 24;

export interface LoadedPage<R extends Resource> {
  loaded: LoadedEntries<R>;
  page: number;
  pageCount: number;
  /** The place of the page's first entry in the whole list, counted from one. */
  first: number;
}

interface PageOptions {
  /** Parameters of the screen's address that narrow the list. */
  filters?: readonly string[];
  size?: number;
  sort?: string;
}

/** The page of a long list that the screen's address asks for. */
export async function loadPage<R extends Resource>(
  resource: R,
  request: Request,
  { filters = [], size = PAGE_SIZE, sort }: PageOptions = {},
): Promise<LoadedPage<R>> {
  const url = new URL(request.url);
  const page = Math.max(1, Number.parseInt(url.searchParams.get("page") ?? "1", 10) || 1);
  const offset = (page - 1) * size;
  const narrowed = filters.map((name) => [name, wantedIn(url.searchParams, name)] as const);
  const loaded = await loadEntries(resource, request.signal, {
    ...Object.fromEntries(narrowed),
    sort,
    limit: size,
    offset,
  });
  const pageCount = Math.max(1, Math.ceil(loaded.total / size));
  if (page > pageCount && !loaded.hasFailed) {
    url.searchParams.set("page", String(pageCount));
    throw redirect(`${url.pathname}${url.search}`);
  }
  return { loaded, page, pageCount, first: offset + 1 };
}

/** For short lists, which come whole. */
export async function loadOnePage<R extends Resource>(
  resource: R,
  { signal }: Request,
): Promise<LoadedPage<R>> {
  return { loaded: await loadEntries(resource, signal), page: 1, pageCount: 1, first: 1 };
}
