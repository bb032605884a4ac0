import type { FastifyInstance } from "fastify";
import { drawnAddress, ICONS } from "../../content/site/drawn-pictures.ts";
import type { Identity } from "../../content/site/identity.ts";
import { coloursOf } from "../../content/site/palettes.ts";
import { pagePaths, publicPages } from "../../content/site/public-pages.ts";
import { label } from "../../words/label.ts";
import { everyAddress, languagesOf, pageAddress, readLanguagePath } from "../../words/languages.ts";
import { notFound } from "../errors.ts";
import type { SiteContent } from "../pages/site-content.ts";
import { type PublicParts, servePublicly } from "./serve-publicly.ts";
import { shortName } from "./short-name.ts";
import {
  SITEMAP_FILE_ROUTE,
  type SitemapPage,
  type SitemapSite,
  writeSitemap,
  writeSitemapFile,
} from "./sitemap.ts";

export interface MachineRouteParts extends PublicParts {
  siteUrl: string;
}

const hiddenPaths = publicPages.filter((page) => page.isHiddenFromSearch).map(({ path }) => path);
const searchedPaths = pagePaths.filter((path) => !hiddenPaths.includes(path));

/** Lists the public pages of some entries. */
type ListSitemapPages = (content: SiteContent) => Promise<SitemapPage[]>;

/** Files for search engines and home screens. */
export function registerMachineRoutes(
  app: FastifyInstance,
  parts: MachineRouteParts & { listSitemapPages: ListSitemapPages },
): void {
  const { siteUrl } = parts;
  const loadSitemap = (content: SiteContent) => loadPages(content, parts);
  servePublicly(app, parts, "/robots.txt", {
    headers: { "content-type": "text/plain; charset=utf-8" },
    make: async () =>
      [
        "User-agent: *",
        // Pages with `noindex` are not disallowed: a crawler must read a page to find out that it must not be indexed.
        "Disallow: /api/",
        "Allow: /api/v1/uploads/",
        "",
        `Sitemap: ${siteUrl}/sitemap.xml`,
        "",
      ].join("\n"),
  });

  // Researchers of security look here (RFC 9116). It must not be older than a year.
  servePublicly(app, parts, "/.well-known/security.txt", {
    headers: { "content-type": "text/plain; charset=utf-8" },
    async make(content) {
      const { email } = await content.page("school");
      return [
        `Contact: ${email ? `mailto:${email}` : `${siteUrl}/`}`,
        `Expires: ${new Date().getUTCFullYear() + 1}-01-31T00:00:00.000Z`,
        "Preferred-Languages: en, hi",
        `Canonical: ${siteUrl}/.well-known/security.txt`,
        "",
      ].join("\n");
    },
  });

  for (const path of everyAddress("/manifest.webmanifest")) {
    servePublicly(app, parts, path, {
      headers: { "content-type": "application/manifest+json; charset=utf-8" },
      make: async (content) => JSON.stringify(webManifest(await content.page("school"), siteUrl, path)),
    });
  }

  const sitemapHeaders = { "content-type": "application/xml; charset=utf-8" };
  servePublicly(app, parts, "/sitemap.xml", {
    headers: sitemapHeaders,
    make: async (content) => writeSitemap(...(await loadSitemap(content))),
  });
  servePublicly(app, parts, SITEMAP_FILE_ROUTE, {
    headers: sitemapHeaders,
    async make(content, { number }) {
      const file = writeSitemapFile(...(await loadSitemap(content)), Number(number));
      if (file === undefined) throw notFound(label("Sitemap", "साइटमैप"));
      return file;
    },
  });
}

/** Every page that search engines may show. */
async function loadPages(
  content: SiteContent,
  { siteUrl, listSitemapPages }: { siteUrl: string; listSitemapPages: ListSitemapPages },
): Promise<[site: SitemapSite, pages: SitemapPage[]]> {
  const filled = await content.findFilledPaths();
  const languages = languagesOf((await content.page("school")).languages);
  const pages = [
    ...searchedPaths.filter((path) => filled.has(path)).map((path) => ({ path })),
    ...(await listSitemapPages(content)),
  ];
  return [{ siteUrl, languages }, pages];
}

function webManifest(
  { name, description, logo, palette, languages }: Identity,
  siteUrl: string,
  path: string,
) {
  const offered = languagesOf(languages);
  const { language } = readLanguagePath(path, offered);
  const title = name[language] ?? name.en ?? name.hi ?? new URL(siteUrl).host;
  const { main, ground } = coloursOf(palette);
  const icon = (path: string) => ({
    src: drawnAddress(path, logo?.file, palette),
    sizes: `${ICONS[path]?.size}x${ICONS[path]?.size}`,
    type: "image/png",
  });
  return {
    // The same app in every language.
    id: "/",
    scope: "/",
    name: title,
    short_name: shortName(title),
    description: description[language] ?? description.en ?? description.hi ?? undefined,
    lang: `${language}-IN`,
    start_url: pageAddress("/", language, offered),
    display: "standalone",
    background_color: ground,
    theme_color: main,
    icons: [
      icon("/icons/icon-192.png"),
      icon("/icons/icon-512.png"),
      { ...icon("/icons/maskable-512.png"), purpose: "maskable" },
    ],
  };
}
