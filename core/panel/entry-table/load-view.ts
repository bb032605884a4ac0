import { redirect } from "react-router";
import type { Resource } from "../../content/types/define-resource.ts";
import { type LoadedPage, loadOnePage, loadPage } from "../entry-list/load-page.ts";
import { filtersOf, sizeIn, sortIn, writeSort } from "./table-address.ts";
import { findChosenView, type View } from "./view-switch.tsx";

export interface LoadedView<R extends Resource> extends LoadedPage<R> {
  view: View;
}

/** Loads the entries for the view that the address names, or for the one that the user chose last. */
export async function loadView<R extends Resource>(
  resource: R,
  request: Request,
  loadCards = () => loadOnePage(resource, request),
): Promise<LoadedView<R>> {
  const url = new URL(request.url);
  if (!url.searchParams.has("view") && findChosenView(resource) === "table") {
    url.searchParams.set("view", "table");
    throw redirect(`${url.pathname}${url.search}`);
  }
  if (url.searchParams.get("view") !== "table") return { view: "cards", ...(await loadCards()) };
  const sort = sortIn(url.searchParams, resource);
  const page = await loadPage(resource, request, {
    filters: filtersOf(resource),
    size: sizeIn(url.searchParams),
    sort: sort && writeSort(sort),
  });
  return { view: "table", ...page };
}
