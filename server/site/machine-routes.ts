import type { FastifyInstance } from "fastify";
import { noticePath } from "../../content/notices/notice-path.ts";
import { coloursOf } from "../../content/pages/palettes.ts";
import type { School } from "../../content/pages/school.ts";
import { drawnAddress, ICONS } from "../../content/site/drawn-pictures.ts";
import { postPath } from "../../content/site/post-path.ts";
import { pagePaths, publicPages } from "../../content/site/public-pages.ts";
import {
  everyAddress,
  type Language,
  languagesOf,
  pageAddress,
  readLanguagePath,
  type SiteLanguages,
} from "../../content/words/languages.ts";
import type { SiteContent } from "../content/site-content.ts";
import type { AnswerPublicly } from "../page-cache/answer-publicly.ts";
import { escapeXml } from "../xml.ts";
import { shortName } from "./short-name.ts";

export interface MachineRouteParts {
  siteUrl: string;
  openContent(): SiteContent;
  answerPublicly: AnswerPublicly;
}

const hiddenPaths = publicPages.filter((page) => page.isHiddenFromSearch).map(({ path }) => path);
const searchedPaths = pagePaths.filter((path) => !hiddenPaths.includes(path));

/** What search engines and home screens read. */
export function registerMachineRoutes(
  app: FastifyInstance,
  { siteUrl, openContent, answerPublicly }: MachineRouteParts,
): void {
  app.get("/robots.txt", { config: { access: "public" } }, (request, reply) =>
    answerPublicly(request, reply, async () => ({
      status: 200,
      headers: { "content-type": "text/plain; charset=utf-8" },
      body: [
        "User-agent: *",
        "Disallow: /admin",
        "Disallow: /login",
        ...hiddenPaths.flatMap(everyAddress).map((path) => `Disallow: ${path}`),
        "Disallow: /api/",
        "Allow: /api/v1/uploads/",
        "",
        `Sitemap: ${siteUrl}/sitemap.xml`,
        "",
      ].join("\n"),
      tags: new Set(),
    })),
  );

  for (const path of everyAddress("/manifest.webmanifest")) {
    app.get(path, { config: { access: "public" } }, (request, reply) =>
      answerPublicly(request, reply, async () => {
        const content = openContent();
        const school = await content.page("school");
        return {
          status: 200,
          headers: { "content-type": "application/manifest+json; charset=utf-8" },
          body: JSON.stringify(webManifest(school, siteUrl, path)),
          ...content.shown,
        };
      }),
    );
  }

  app.get("/sitemap.xml", { config: { access: "public" } }, (request, reply) =>
    answerPublicly(request, reply, async () => {
      const content = openContent();
      const filled = await content.findFilledPaths();
      const languages = languagesOf((await content.page("school")).languages);
      const { entries } = await content.list("blocks", ["updatedAt"]);
      const posts = entries.map(({ _id, updatedAt }) => ({ path: postPath(_id), updatedAt }));
      const { entries: current } = await content.list("notices", ["updatedAt"]);
      const notices = current.map(({ _id, updatedAt }) => ({ path: noticePath(_id), updatedAt }));
      return {
        status: 200,
        headers: { "content-type": "application/xml; charset=utf-8" },
        body: sitemap(siteUrl, languages, [
          ...searchedPaths.filter((path) => filled.has(path)).map((path) => ({ path })),
          ...notices,
          ...posts,
        ]),
        ...content.shown,
      };
    }),
  );
}

function webManifest({ name, description, logo, palette, languages }: School, siteUrl: string, path: string) {
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
    // One app, whatever language it was installed in.
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

/** Each page in every language, each with its counterparts. */
function sitemap(
  siteUrl: string,
  languages: SiteLanguages,
  pages: readonly { path: string; updatedAt?: string }[],
): string {
  const addressOf = (path: string, language: Language) =>
    escapeXml(siteUrl + pageAddress(path, language, languages));
  const urls = pages.flatMap(({ path, updatedAt }) => {
    const changed = updatedAt ? `<lastmod>${updatedAt}</lastmod>` : "";
    const alternate = (hreflang: string, language: Language) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${addressOf(path, language)}"/>`;
    const alternates = [
      ...languages.map((language) => alternate(language, language)),
      alternate("x-default", languages[0]),
    ];
    return languages.map(
      (language) =>
        `<url><loc>${addressOf(path, language)}</loc>${changed}${languages.length > 1 ? alternates.join("") : ""}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("\n")}\n</urlset>\n`;
}
