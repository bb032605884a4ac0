import { redirect } from "react-router";
import type { Resource } from "../../content/types/define-resource.ts";
import { type EntryPage, listEntries } from "../api/entries.ts";
import type { ListQuery } from "../api/list-query.ts";
import { loadOr } from "../session/session-end.ts";
import { PAGE_SIZE, type PageOptions, pageIn, pageQuery } from "./page-query.ts";

export interface LoadedPage<R extends Resource> {
  loaded: LoadedEntries<R>;
  page: number;
  pageCount: number;
  /** The number of the page's first entry in the whole list, from 1. */
  first: number;
}

/** The number of pages. Redirects to the last one if the address has a later one. */
export function countPages(url: URL, total: number, size: number): number {
  const pageCount = Math.max(1, Math.ceil(total / size));
  if (pageIn(url) <= pageCount) return pageCount;
  url.searchParams.set("page", String(pageCount));
  throw redirect(`${url.pathname}${url.search}`);
}

/** Loads the page of a long list that the address names. */
export async function loadPage<R extends Resource>(
  resource: R,
  request: Request,
  options: PageOptions = {},
): Promise<LoadedPage<R>> {
  const url = new URL(request.url);
  const query = pageQuery(url, options);
  const loaded = await loadEntries(resource, request.signal, query);
  const pageCount = loaded.hasFailed ? 1 : countPages(url, loaded.total, options.size ?? PAGE_SIZE);
  return { loaded, page: pageIn(url), pageCount, first: query.offset + 1 };
}

/** Short lists are loaded as a whole. */
export async function loadOnePage<R extends Resource>(
  resource: R,
  { signal }: Request,
  query: ListQuery = {},
): Promise<LoadedPage<R>> {
  return { loaded: await loadEntries(resource, signal, query), page: 1, pageCount: 1, first: 1 };
}

export interface LoadedEntries<R extends Resource> extends EntryPage<R> {
  /** Whether the list could not be loaded; it is then empty. */
  hasFailed: boolean;
  /** False for a page of the list or for search results. */
  isWhole: boolean;
}

export async function loadEntries<R extends Resource>(
  resource: R,
  signal: AbortSignal,
  query: ListQuery = {},
): Promise<LoadedEntries<R>> {
  const isWhole = Object.values(query).every((value) => value === undefined);
  const page = await loadOr(listEntries(resource, query, signal), undefined);
  return { ...(page ?? { entries: [], total: 0 }), hasFailed: page === undefined, isWhole };
}
