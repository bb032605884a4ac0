import { expect, it } from "vitest";
import { PAGES_PER_FILE, writeSitemap, writeSitemapFile } from "./sitemap.ts";

const SITE = { siteUrl: "https://school.example", languages: ["en", "hi"] } as const;

const buildPages = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    path: `/notices/${String(index).padStart(36, "0")}`,
    updatedAt: new Date(Date.UTC(2026, 0, 1) + index * 1000).toISOString(),
  }));

const addresses = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

it("a small site has one file with every page in both languages", () => {
  const xml = writeSitemap(SITE, [{ path: "/" }, { path: "/about" }]);
  expect(xml).toContain("<urlset ");
  expect(addresses(xml)).toEqual(
    ["", "/hi", "/about", "/hi/about"].map((path) => SITE.siteUrl + (path || "/")),
  );
  expect(writeSitemapFile(SITE, [{ path: "/" }], 1)).toBeUndefined();
});

it("a large site has an index of files under 1 MB that list every page once", () => {
  const pages = buildPages(10_000);
  const index = writeSitemap({ ...SITE, siteUrl: `https://${"s".repeat(60)}.example` }, pages);
  expect(index).toContain("<sitemapindex ");
  expect(index).not.toContain("<url>");
  const numbers = addresses(index).map((address) =>
    Number(/\/sitemap-(\d+)\.xml$/.exec(String(address))?.[1]),
  );
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));

  const files = numbers.map((number) => writeSitemapFile(SITE, pages, number) ?? "");
  for (const file of files) expect(Buffer.byteLength(file)).toBeLessThan(1_000_000);
  const listed = files.flatMap(addresses);
  expect(listed).toHaveLength(20_000);
  expect(new Set(listed).size).toBe(20_000);
  expect(writeSitemapFile(SITE, pages, 21)).toBeUndefined();
});

it("an index names the last change of each file", () => {
  const pages = buildPages(PAGES_PER_FILE + 2);
  const index = writeSitemap(SITE, [{ path: "/about" }, ...pages.toReversed()]);
  const changes = [...index.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, time]) => time);
  expect(changes).toEqual([pages.at(-1)?.updatedAt, pages[2]?.updatedAt]);
});
