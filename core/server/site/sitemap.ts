import { type Language, pageAddress, type SiteLanguages } from "../../words/languages.ts";
import { escapeXml } from "../formats/xml.ts";

/** A page of the site; `updatedAt` is known for pages that show one entry. */
export interface SitemapPage {
  path: string;
  updatedAt?: string;
}

export interface SitemapSite {
  siteUrl: string;
  languages: SiteLanguages;
}

/** In two languages about half a megabyte. The protocol allows 50 MB, but crawlers give up on slow downloads. */
export const PAGES_PER_FILE = 500;

/** All files are at the root, because a sitemap may only list pages of its own folder. */
const filePath = (number: number) => `/sitemap-${number}.xml`;

/** The route of the files that an index names. */
export const SITEMAP_FILE_ROUTE = "/sitemap-:number(^[1-9]\\d{0,4}$).xml";

/** The pages themselves if they fit into one file, otherwise an index of files. */
export function writeSitemap(site: SitemapSite, pages: readonly SitemapPage[]): string {
  if (pages.length <= PAGES_PER_FILE) return writePages(site, pages);
  const count = Math.ceil(pages.length / PAGES_PER_FILE);
  const files = Array.from({ length: count }, (_, index) => {
    const latest = pagesOfFile(pages, index + 1)
      .flatMap(({ updatedAt }) => updatedAt ?? [])
      .toSorted()
      .at(-1);
    return `<sitemap><loc>${escapeXml(site.siteUrl + filePath(index + 1))}</loc>${lastmod(latest)}</sitemap>`;
  });
  return `${XML}<sitemapindex ${SITEMAPS}>\n${files.join("\n")}\n</sitemapindex>\n`;
}

/** The file of an index with this number; undefined if the index does not name it. */
export function writeSitemapFile(
  site: SitemapSite,
  pages: readonly SitemapPage[],
  number: number,
): string | undefined {
  const listed = pages.length > PAGES_PER_FILE ? pagesOfFile(pages, number) : [];
  return listed.length > 0 ? writePages(site, listed) : undefined;
}

const pagesOfFile = (pages: readonly SitemapPage[], number: number) =>
  pages.slice((number - 1) * PAGES_PER_FILE, number * PAGES_PER_FILE);

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAPS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const lastmod = (time: string | undefined) => (time ? `<lastmod>${time}</lastmod>` : "");

/** Every page in every language, with links to its translations. */
function writePages({ siteUrl, languages }: SitemapSite, pages: readonly SitemapPage[]): string {
  const addressOf = (path: string, language: Language) =>
    escapeXml(siteUrl + pageAddress(path, language, languages));
  const urls = pages.flatMap(({ path, updatedAt }) => {
    const alternate = (hreflang: string, language: Language) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${addressOf(path, language)}"/>`;
    const alternates = [
      ...languages.map((language) => alternate(language, language)),
      alternate("x-default", languages[0]),
    ];
    return languages.map(
      (language) =>
        `<url><loc>${addressOf(path, language)}</loc>${lastmod(updatedAt)}${languages.length > 1 ? alternates.join("") : ""}</url>`,
    );
  });
  return `${XML}<urlset ${SITEMAPS} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("\n")}\n</urlset>\n`;
}
