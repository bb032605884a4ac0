import { featureSites } from "../../features/site.ts";
import { featureOfPath, isOn, NONE_OFF, type OffParts } from "../content/parts/parts.ts";
import { OFFLINE_PATH } from "../content/site/offline.ts";
import { pathPattern, publicPages } from "../content/site/public-pages.ts";
import { page as notFound } from "./pages/not-found.tsx";
import { page as offline } from "./pages/offline.tsx";
import type { PublicPage } from "./public-page.ts";

const pages = new Map(featureSites.flatMap(({ pages = {} }) => Object.entries(pages)));

function requirePage(module: string): PublicPage<unknown> {
  const page = pages.get(module);
  if (!page) throw new Error(`No feature has the page ${module} in site/feature.ts`);
  return page;
}

/** A page shows the answer to a sent message, without JavaScript, at an address with the reference number of the message. */
const SENT = "/(?<reference>[2-9c-y]{3}-[2-9c-y]{3})";

const routes = publicPages.flatMap(({ path, module, takesMessages }) => {
  const page = requirePage(module);
  const route = { pattern: pathPattern(path), page, feature: featureOfPath(path) };
  return takesMessages ? [route, { ...route, pattern: pathPattern(path + SENT) }] : [route];
});

/** The page at a normalized path. A page of a feature that is switched off is missing. */
export function findPage(path: string, off: OffParts = NONE_OFF) {
  for (const { pattern, page, feature } of routes) {
    const match = isOn(off, feature) && pattern.exec(path);
    if (match) return { page, params: { ...match.groups }, isMissing: false };
  }
  if (path === OFFLINE_PATH) return { page: offline, params: {}, isMissing: false };
  return { page: notFound, params: {}, isMissing: true };
}
