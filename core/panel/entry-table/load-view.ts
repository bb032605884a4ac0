import { redirect } from "react-router";
import type { View } from "../../content/api/session-contract.ts";
import type { Resource } from "../../content/types/define-resource.ts";
import { type LoadedPage, loadOnePage, loadPage } from "../entry-list/load-page.ts";
import { refreshRights } from "../session/rights.ts";
import { findChosenViews } from "./chosen-views.ts";
import { filtersOf, sizeIn, sortIn, writeSort } from "./table-address.ts";

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
  const followChoice = () => {
    if (url.searchParams.has("view") || findChosenViews()?.[resource.name] !== "table") return;
    url.searchParams.set("view", "table");
    throw redirect(`${url.pathname}${url.search}`);
  };
  followChoice();
  if (url.searchParams.get("view") !== "table") {
    // After a login the choice is not known yet; the cards do not wait for it.
    const [cards] = await Promise.all([loadCards(), findChosenViews() ?? refreshRights()]);
    followChoice();
    return { view: "cards", ...cards };
  }
  const sort = sortIn(url.searchParams, resource);
  const page = await loadPage(resource, request, {
    filters: filtersOf(resource),
    size: sizeIn(url.searchParams),
    sort: sort && writeSort(sort),
  });
  return { view: "table", ...page };
}
