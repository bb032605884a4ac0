import { afterEach, expect, it } from "vitest";
import { pagePaths, publicPages } from "../../core/content/site/public-pages.ts";
import { pageAddress } from "../../core/words/languages.ts";
import { home } from "../../features/home/sample/home.ts";
import { resources } from "../../features/types.ts";
import {
  clearContent,
  fillMenus,
  publish,
  restorePages,
  shown,
  storePicture,
} from "../browser/school-content.ts";
import { contentTypes } from "./entries.ts";
import { startApi } from "./start-api.ts";

/** Tests that read the responses of the public site without a browser. */

const api = await startApi({ withSite: true, breaks: true });
const { server } = api;
await restorePages(server);

afterEach(() => clearContent(server, "facilities", "blocks", "notices", "events", "students"));

const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, "");

it("a list that cannot be loaded is shown as empty, is logged, and is back in the next response", async () => {
  await publish(server, "facilities", [{ name: "Library", image: null }]);
  const { content } = server;
  const { list } = content;
  content.list = () => Promise.reject(new Error("the database is away"));
  try {
    for (const [path, message] of [
      ["/facilities", "Our facilities will be shown here soon."],
      ["/blog", "The first post will appear here soon."],
      ["/gallery", "Pictures will be shown here soon."],
      ["/teachers", "Our teachers will be introduced here soon."],
      ["/alumni", "Our alumni will be introduced here soon."],
      ["/students", "Student profiles will be shown here soon."],
    ] as const) {
      api.logLines.length = 0;
      const { status, text } = await api.look(path);
      expect([path, status]).toEqual([path, 200]);
      expect(text).toContain(message);
      // The list, the notices for the banner above every page, and the events and notices for the day banner.
      const errors = api.logLines.filter((line) => line.includes("the database is away"));
      expect(errors, path).toHaveLength(4);
    }
  } finally {
    content.list = list;
  }
  expect((await api.look("/facilities")).text).toContain("Library");
});

it("the home page leaves out the section of a list that cannot be loaded, until the next response", async () => {
  await publish(server, "facilities", [{ name: "Library", image: null }]);
  const { content } = server;
  const { list } = content;
  const findSections = async () => {
    const { status, text } = await api.look("/");
    const sections = [home.facilities, home.foundationSubjects].map(({ heading }) =>
      new RegExp(`<h2[^>]*>${shown(heading)}<`).test(text),
    );
    return [status, ...sections];
  };
  content.list = () => Promise.reject(new Error("the database is away"));
  try {
    expect(await findSections()).toEqual([200, false, true]);
  } finally {
    content.list = list;
  }
  expect(await findSections()).toEqual([200, true, true]);
});

it("an address in capital letters shows the same page, with the address in lower case as canonical", async () => {
  for (const path of ["/Blog", "/Gallery", "/Contact", "/Activities", "/ABOUT/"]) {
    const lowerCase = path.toLowerCase().replace(/\/$/, "");
    const [upper, lower] = await Promise.all([api.look(path), api.look(lowerCase)]);
    expect(upper.text).toContain(`<link rel="canonical" href="${api.url}${lowerCase}"/>`);
    expect(headingOf(upper.text)).toBe(lowerCase.charAt(1).toUpperCase() + lowerCase.slice(2));
    expect(upper.headers.get("etag")).toBe(lower.headers.get("etag"));
  }
});

it.each(["/%zz", "/notices/%E0%A4", "/%?q=%E0%A4%A8"])(
  "%s, a link that was cut off, is answered with the page for 404",
  async (address) => {
    const { status, text } = await api.look(address, { headers: { accept: "text/html" } });
    expect([status, headingOf(text)]).toEqual([404, "404 Page Not Found"]);
  },
);

it("paths that contain /admin or /login have no header, footer and top strip", async () => {
  const { document } = await server.pages.find("school");
  expect((await api.look("/no/such/page")).text).toContain(String(document.email));
  for (const path of ["/parents/admin-area", "/parents/login"]) {
    const { status, text } = await api.look(path);
    expect([status, headingOf(text)]).toEqual([404, "404 Page Not Found"]);
    expect(text).not.toMatch(/<(header|footer)[ >]/);
    expect(text).not.toContain(String(document.email));
  }
});

it("the students page is not for search engines, and its search is compressed", async () => {
  const page = await api.look("/students");
  expect(page.text).toContain('<meta name="robots" content="noindex"/>');
  for (const path of ["/students.data", "/students.data?q=pari"])
    expect((await api.look(path)).status, path).toBe(404);
  const search = await api.look("/students?q=asha", { headers: { "accept-encoding": "gzip" } });
  expect(search.headers.get("content-encoding")).toBe("gzip");
  expect(search.headers.get("vary")).toBe("Accept-Encoding");
  expect(search.text).toContain("</html>");
});

it("the students page has 24 profiles, also in a search; a page that does not exist is the last or the first", async () => {
  const names = Array.from({ length: 50 }, (_, index) => `Student ${index + 1}`);
  const child = { ...contentTypes.students.fields, profilePhoto: null };
  const children = [...names, "Zoya"].map((name, index) => ({ ...child, name, rollNumber: `${index + 1}` }));
  await publish(server, "students", children);
  const read = async (query: string) => {
    const { text } = await api.look(`/students?${query}`);
    const main = text.slice(text.indexOf("<main"));
    return {
      count: main.match(/<article/g)?.length ?? 0,
      place: /Page \d+ of \d+/.exec(main.replaceAll(/<[^>]*>|<!-- -->/g, ""))?.[0],
      links: [...main.matchAll(/href="(\/students\?[^"]*)"/g)].map(([, href]) => href),
    };
  };
  expect(await read("page=3")).toMatchObject({ count: 3, place: "Page 3 of 3" });
  expect(await read("page=99")).toMatchObject({ count: 3, place: "Page 3 of 3" });
  expect(await read("page=many")).toMatchObject({ count: 24, place: "Page 1 of 3" });
  const search = await read("q=student");
  expect(search).toMatchObject({ count: 24, place: "Page 1 of 3" });
  expect(search.links).toContain("/students?q=student&amp;page=2#student-list");
  expect((await read("q=zoya")).count).toBe(1);
});

it("an unknown post is 404 with a message and a link to all posts, and not for search engines", async () => {
  const { status, text } = await api.look("/blog-details/019a0000-0000-7000-8000-000000000000");
  expect(status).toBe(404);
  expect(text).toContain("Failed to load blog details.");
  expect(text).toContain('<meta name="robots" content="noindex"/>');
  expect(text).toMatch(/<main.*href="\/blog"/s);
});

it("the header shows the logo of the school, or the default mark without one", async () => {
  const readHeader = async () => /<header.*?<\/header>/s.exec((await api.look("/about")).text)?.[0] ?? "";
  const setLogo = (logo: object | null) =>
    server.pages.update(
      "school",
      (before) => ({ ...before, logo }),
      () => true,
    );
  expect(await readHeader()).not.toContain("/api/v1/uploads/");
  const file = await storePicture(server);
  await setLogo({ file, alt: { en: "Our logo", hi: null }, focus: null });
  expect(await readHeader()).toContain(`src="/api/v1/uploads/${file}"`);
  await setLogo(null);
});

it("the sitemap names every page except the students, the search and what is not open, every notice and every post", async () => {
  await fillMenus(server);
  const [first] = (await server.content.list(resources.blocks)).rows;
  const [notice] = (await server.content.list(resources.notices)).rows;
  const answer = await api.look("/sitemap.xml");
  expect(answer.headers.get("content-type")).toContain("application/xml");
  const addresses = (text: string) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  const unlisted: readonly string[] = [
    ...["/students", "/search"],
    ...publicPages.flatMap(({ path, shownWhile }) => (shownWhile ? [path] : [])),
  ];
  const paths = [
    ...pagePaths.filter((path) => !unlisted.includes(path)),
    `/blog-details/${first?._id}`,
    `/notices/${notice?._id}`,
  ];
  const inBoth = paths.flatMap((path) => [path, pageAddress(path, "hi", ["en", "hi"])]);
  expect(addresses(answer.text).toSorted()).toEqual(inBoth.map((path) => api.url + path).toSorted());

  await publish(server, "blocks", [
    { title: "New", description: "New", autherName: "M", images: "[]", content: null, authorImage: null },
  ]);
  const { rows } = await server.content.list(resources.blocks);
  const withPost = (await api.look("/sitemap.xml")).text;
  expect(addresses(withPost)).toContain(`${api.url}/blog-details/${rows[0]?._id}`);
  expect(withPost).toContain(`<lastmod>${rows[0]?.updatedAt}</lastmod>`);
});

it("a site with many notices has an index of sitemaps, without the students", async () => {
  const { content } = server;
  const { list } = content;
  const updatedAt = "2026-01-05T00:00:00.000Z";
  const rows = Array.from({ length: 1200 }, (_, index) => ({ _id: `notice-${index}`, updatedAt }));
  content.list = async (resource, query) =>
    resource.name === "notices" ? { rows, total: rows.length } : list(resource, query);
  try {
    await publish(server, "events", [{ title: "Fair", kind: "event", startsOn: "2026-12-20" }]);
    const index = await api.look("/sitemap.xml");
    expect(index.text).toContain("<sitemapindex ");
    const files = [...index.text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => new URL(address));
    expect(files.map(({ pathname }) => pathname)).toEqual([
      "/sitemap-1.xml",
      "/sitemap-2.xml",
      "/sitemap-3.xml",
    ]);
    const answers = await Promise.all(files.map(({ pathname }) => api.look(pathname)));
    for (const { headers } of answers) expect(headers.get("content-type")).toContain("application/xml");
    const listed = answers.map(({ text }) => text).join("");
    expect(listed.match(/\/notices\/notice-\d+<\/loc>/g)).toHaveLength(2400);
    expect(listed).toContain(`<loc>${api.url}/contact</loc>`);
    expect(listed).not.toContain("/students");
    expect((await api.look("/sitemap-4.xml")).status).toBe(404);
  } finally {
    content.list = list;
  }
  for (const path of ["/sitemap-0.xml", "/sitemap-1x.xml", "/sitemap-99999999.xml"])
    expect((await api.look(path)).status, path).toBe(404);
});

it("robots.txt names the sitemap, and does not hide pages whose noindex crawlers must read", async () => {
  const { text } = await api.look("/robots.txt");
  expect(text.split("\n")).toEqual([
    "User-agent: *",
    "Disallow: /api/",
    "Allow: /api/v1/uploads/",
    "",
    `Sitemap: ${api.url}/sitemap.xml`,
    "",
  ]);
  for (const path of [
    "/students",
    "/hi/students",
    "/search",
    "/login",
    "/hi/login",
    "/admin",
    "/admin/student-management",
  ]) {
    expect((await api.look(path)).text, path).toMatch(/<meta name="robots" content="noindex[",]/);
  }
});

it("a page links the manifest, whose icons can be loaded, and its own icons", async () => {
  const html = (await api.look("/about")).text;
  const hrefs = (rel: string) =>
    [...html.matchAll(/<link [^>]*>/g)]
      .filter(([link]) => link.includes(`rel="${rel}"`))
      .map(([link]) => /href="([^"]*)"/.exec(link)?.[1] ?? "");
  const answer = await api.look(hrefs("manifest")[0] ?? "");
  expect(answer.headers.get("content-type")).toContain("application/manifest+json");
  const manifest = JSON.parse(answer.text);
  expect(manifest).toMatchObject({ name: "Adarsh Vidya Gurukul", start_url: "/", theme_color: "#7a1f2b" });
  const icons = [
    ...manifest.icons.map(({ src }: { src: string }) => src),
    ...hrefs("icon"),
    ...hrefs("apple-touch-icon"),
  ];
  expect(icons.length).toBeGreaterThanOrEqual(6);
  for (const icon of icons) {
    const file = await api.look(icon);
    expect(file.status, icon).toBe(200);
    expect(file.headers.get("content-type"), icon).toMatch(/^image\//);
  }
});
