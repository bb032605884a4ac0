import { resources } from "../../content/resources/index.ts";
import { pagePaths } from "../../content/site/public-pages.ts";
import { pageAddress } from "../../content/words/languages.ts";
import { expect, test } from "./fixtures.ts";
import { fillMenus, publish } from "./school-content.ts";

test("the sitemap names every page but the students and the search, every notice and every post", async ({
  page,
  site,
}) => {
  await fillMenus(site);
  await publish(site, "notices", [
    { title: "Holiday", description: "On Friday", date: null, pdfOrImage: null },
  ]);
  await publish(site, "events", [{ title: "Fair", kind: "event", startsOn: "2026-12-20" }]);
  const [first] = (await site.content.list(resources.blocks)).rows;
  const [notice] = (await site.content.list(resources.notices)).rows;
  const answer = await page.request.get("/sitemap.xml");
  expect(answer.headers()["content-type"]).toContain("application/xml");
  const addresses = (text: string) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  const unlisted: readonly string[] = ["/students", "/search"];
  const paths = [
    ...pagePaths.filter((path) => !unlisted.includes(path)),
    `/blog-details/${first?._id}`,
    `/notices/${notice?._id}`,
  ];
  const inBoth = paths.flatMap((path) => [path, pageAddress(path, "hi", ["en", "hi"])]);
  expect(addresses(await answer.text()).toSorted()).toEqual(inBoth.map((path) => site.url + path).toSorted());

  await publish(site, "blocks", [
    { title: "New", description: "New", autherName: "M", images: "[]", content: null, authorImage: null },
  ]);
  const { rows } = await site.content.list(resources.blocks);
  const withPost = await (await page.request.get("/sitemap.xml")).text();
  expect(addresses(withPost)).toContain(`${site.url}/blog-details/${rows[0]?._id}`);
  expect(withPost).toContain(`<lastmod>${rows[0]?.updatedAt}</lastmod>`);
});

test("robots are told where the sitemap is and what is not for them", async ({ page, site }) => {
  const text = await (await page.request.get("/robots.txt")).text();
  expect(text.split("\n")).toEqual(
    expect.arrayContaining([
      "Disallow: /admin",
      "Disallow: /login",
      "Disallow: /students",
      "Disallow: /search",
      "Disallow: /api/",
      "Allow: /api/v1/uploads/",
      `Sitemap: ${site.url}/sitemap.xml`,
    ]),
  );
});

test("a home screen finds the manifest, its icons and the school's name", async ({ page }) => {
  await page.goto("/about");
  const manifestPath = await page.locator('link[rel="manifest"]').getAttribute("href");
  const answer = await page.request.get(manifestPath ?? "");
  expect(answer.headers()["content-type"]).toContain("application/manifest+json");
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ name: "Adarsh Vidya Gurukul", start_url: "/", theme_color: "#7a1f2b" });
  const icons = [
    ...manifest.icons.map(({ src }: { src: string }) => src),
    ...(await page
      .locator('link[rel="icon"], link[rel="apple-touch-icon"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")))),
  ];
  expect(icons.length).toBeGreaterThanOrEqual(6);
  for (const icon of icons) {
    const file = await page.request.get(icon);
    expect(file.status(), icon).toBe(200);
    expect(file.headers()["content-type"], icon).toMatch(/^image\//);
  }
});
