import type { FastifyInstance } from "fastify";
import { WORDS } from "../../words/index.ts";
import { everyAddress, languagesOf, pageAddress, readLanguagePath } from "../../words/languages.ts";
import { escapeXml } from "../formats/xml.ts";
import type { SiteContent } from "../pages/site-content.ts";
import type { Feed, FeedItem } from "./feed.ts";
import type { MachineRouteParts } from "./machine-routes.ts";
import { servePublicly } from "./serve-publicly.ts";

/** RSS 2.0 feeds. */
export function registerFeedRoutes(
  app: FastifyInstance,
  feeds: readonly Feed[],
  parts: MachineRouteParts,
): void {
  for (const feed of feeds) {
    for (const address of everyAddress(feed.path)) {
      servePublicly(app, parts, address, {
        headers: { "content-type": "application/rss+xml; charset=utf-8" },
        make: (content) => writeFeed(feed, address, content, parts.siteUrl),
      });
    }
  }
}

/** If the school no longer has the language of the address, the feed is in the main language, so that subscriptions stay valid. */
async function writeFeed(
  feed: Feed,
  address: string,
  content: SiteContent,
  siteUrl: string,
): Promise<string> {
  const school = await content.page("school");
  const languages = languagesOf(school.languages);
  const { language } = readLanguagePath(address, languages);
  const linkTo = (path: string) => siteUrl + pageAddress(path, language, languages);
  const schoolName = school.name[language] ?? school.name.en ?? school.name.hi;
  const title = [feed.name(WORDS[language]), schoolName].filter(Boolean).join(" | ");
  const loaded = await feed.load(content, language);
  const items = loaded.toSorted((one, other) => Date.parse(other.publishedAt) - Date.parse(one.publishedAt));
  const changes = items.flatMap(({ publishedAt, updatedAt }) => [publishedAt, updatedAt]).sort();
  const lines = [
    element("title", title),
    element("link", linkTo(feed.page)),
    element("description", title),
    element("language", `${language}-IN`),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(linkTo(feed.path))}"/>`,
    ...changes.slice(-1).map((latest) => element("lastBuildDate", formatTime(latest))),
    ...items.map((item) => writeItem(item, linkTo(item.path))),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n${lines.join("\n")}\n</channel></rss>\n`;
}

const writeItem = ({ id, title, text, category, publishedAt }: FeedItem, link: string) =>
  [
    "<item>",
    element("title", title),
    element("link", link),
    // The same in every language, so that a reader of two feeds sees an entry once.
    `<guid isPermaLink="false">urn:uuid:${escapeXml(id)}</guid>`,
    element("pubDate", formatTime(publishedAt)),
    element("description", text),
    ...(category ? [element("category", category)] : []),
    "</item>",
  ].join("");

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

/** The time format of RFC 822. */
const formatTime = (time: string) => new Date(time).toUTCString();
