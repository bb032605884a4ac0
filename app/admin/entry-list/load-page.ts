import { redirect } from "react-router";
import type { Resource } from "../../../content/resources/define-resource.ts";
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

/** The page of a long list that the screen's address asks for, narrowed by those of its parameters named in `filters`. */
export async function loadPage<R extends Resource>(
  resource: R,
  request: Request,
  filters: readonly string[] = [],
): Promise<LoadedPage<R>> {
  const url = new URL(request.url);
  const page = Math.max(1, Number.parseInt(url.searchParams.get("page") ?? "1", 10) || 1);
  const offset = (page - 1) * PAGE_SIZE;
  const narrowed = filters.map((name) => [name, url.searchParams.get(name) ?? undefined] as const);
  const loaded = await loadEntries(resource, request.signal, {
    ...Object.fromEntries(narrowed),
    limit: PAGE_SIZE,
    offset,
  });
  const pageCount = Math.max(1, Math.ceil(loaded.total / PAGE_SIZE));
  if (page > pageCount && !loaded.hasFailed) {
    url.searchParams.set("page", String(pageCount));
    throw redirect(`${url.pathname}${url.search}`);
  }
  return { loaded, page, pageCount, first: offset + 1 };
}
