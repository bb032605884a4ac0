import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { emptyValues } from "../../core/content/pages/page-schema.ts";
import { pages } from "../../features/pages.ts";
import { resources } from "../../features/types.ts";
import { startApi } from "./start-api.ts";

const api = await startApi({ withSite: true });
const switchedOff = await startApi({ withSite: true, offline: false });

it("the worker is revalidated each time, may reach this site only, and is small", async () => {
  const { status, headers, text } = await api.look("/service-worker.js");
  expect(status).toBe(200);
  expect(headers.get("content-type")).toContain("javascript");
  expect(headers.get("cache-control")).toBe("no-cache");
  expect(headers.get("content-security-policy")).toBe("default-src 'none'; connect-src 'self'");
  expect(gzipSync(text).length).toBeLessThan(4 * 1024);
});

it("the worker knows the files of the pages, and none of the panel", async () => {
  const { text } = await api.look("/service-worker.js");
  const pages = await Promise.all(
    ["/", "/contact", "/fees", "/notices", "/calendar"].map((path) => api.look(path)),
  );
  const page = pages.map((answer) => answer.text).join("");
  const office = (await api.look("/login")).text;
  const assetsIn = (html: string) => html.match(/\/assets\/[\w.-]+\.(css|js|woff2)/g) ?? [];
  expect(assetsIn(page).filter((file) => !text.includes(file))).toEqual([]);
  const onlyOfOffice = assetsIn(office).filter((file) => !page.includes(file));
  expect(onlyOfOffice.length).toBeGreaterThan(0);
  expect(onlyOfOffice.filter((file) => text.includes(file))).toEqual([]);
});

it("phones may save pages with a query, but no search, no child and nothing that failed", async () => {
  const cachingOf = async (path: string) => (await api.look(path)).headers.get("cache-control");
  for (const path of ["/calendar?month=2026-12", "/hi/notices?q=exam"])
    expect(await cachingOf(path), path).toBe("private, no-cache");
  for (const path of ["/students?q=a", "/hi/search?q=fees", "/%63alendar/x?month=2026-12"])
    expect(await cachingOf(path), path).toBe("no-store");
});

it("switched off, the same address removes the worker and pages register none", async () => {
  const { text, headers } = await switchedOff.look("/service-worker.js");
  expect(headers.get("cache-control")).toBe("no-cache");
  expect(text).toContain("unregister");
  expect(text).not.toContain("fetch");
  expect((await switchedOff.look("/")).text).toMatch(/<html[^>]* data-offline="off"/);
  expect((await api.look("/")).text).not.toContain("data-offline");
});

it("the page for a phone without a connection links the newest ten notices, and is for no search engine", async () => {
  for (let number = 1; number <= 11; number++) {
    const notice = { title: `Notice ${number}`, description: "For all", date: null, pdfOrImage: null };
    await api.server.content.create(resources.notices, notice);
  }
  const { rows } = await api.server.content.list(resources.notices);
  const { status, text } = await api.look("/offline");
  expect(status).toBe(200);
  expect(text).toContain('<meta name="robots" content="noindex"/>');
  const links = [...text.matchAll(/href="\/notices\/([\w-]+)"/g)].map(([, id]) => id);
  expect(links).toEqual(rows.slice(0, 10).map(({ _id }) => _id));
  expect((await api.look("/hi/offline")).text).toContain(`href="/hi/notices/${links[0]}"`);
  expect((await api.look("/sitemap.xml")).text).not.toContain("/offline");
});

it("security.txt names a contact and is valid for less than two years", async () => {
  const { text, headers } = await api.look("/.well-known/security.txt");
  expect(headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(text).toMatch(/^Contact: (mailto:\S+@\S+|https?:\S+\/)\nExpires: \d{4}-01-31T/);
});

it("the manifest opens a standalone window with a short name", async () => {
  const school = emptyValues(pages.school.fields);
  const name = { en: "Adarsh Vidya Gurukul", hi: "आदर्श विद्या गुरुकुल" };
  await api.server.pages.update(
    "school",
    () => ({ ...school, name }),
    () => true,
  );
  const app = { id: "/", scope: "/", display: "standalone" };
  expect(JSON.parse((await api.look("/manifest.webmanifest")).text)).toMatchObject({
    ...app,
    name: name.en,
    short_name: "Adarsh Vidya",
    lang: "en-IN",
    start_url: "/",
  });
  expect(JSON.parse((await api.look("/hi/manifest.webmanifest")).text)).toMatchObject({
    ...app,
    name: name.hi,
    short_name: name.hi,
    lang: "hi-IN",
    start_url: "/hi",
  });
});
