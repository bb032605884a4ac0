import { LANGUAGES, readLanguagePath } from "../../words/languages.ts";
import { normalizePath } from "../site/address.ts";
import { pathPattern, publicPages } from "../site/public-pages.ts";
import { featureOfPath } from "./parts.ts";

/** Web addresses, without the punctuation after them, and links of Markdown to pages of the same site (decision 018). */
const ADDRESSES = /https?:\/\/[^\s<>"()[\]]*[^\s<>"()[\].,;:!?}'’”।]|(?<=\]\()\/(?![/\\])[^\s()]*/gi;

const pages = publicPages.map(({ path }) => ({ pattern: pathPattern(path), feature: featureOfPath(path) }));

const withoutWww = (url: URL) => url.host.replace(/^www\./, "");

function findFeature(address: string, siteUrls: readonly string[]): string | undefined {
  const url = URL.parse(address, siteUrls[0]);
  if (!url || !siteUrls.some((site) => withoutWww(new URL(site)) === withoutWww(url))) return undefined;
  const { path } = readLanguagePath(normalizePath(url.pathname), LANGUAGES);
  return pages.find(({ pattern }) => pattern.test(path))?.feature;
}

/** The features to whose pages a text has links, in any language and spelling. `siteUrls` are the addresses of this site. */
export const findLinkedFeatures = (text: string, siteUrls: readonly string[]): string[] => [
  ...new Set((text.match(ADDRESSES) ?? []).flatMap((address) => findFeature(address, siteUrls) ?? [])),
];
