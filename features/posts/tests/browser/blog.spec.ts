import type { Page } from "@playwright/test";
import { expect, expectToSuitEveryScreen, test } from "../../../../tests/browser/fixtures.ts";
import { publish, storePicture } from "../../../../tests/browser/school-content.ts";
import type { TestServer } from "../../../../tests/test-server.ts";
import { expectScripts, waitForStatus } from "../../../home/tests/browser/home-page.ts";
import { resources } from "../../../types.ts";

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index + 1}`).join(" ");

const buildPost = (overrides: Record<string, string | null> = {}) => ({
  title: "The first day of school",
  description: words(40),
  autherName: "Meenakshi Nair",
  images: "[]",
  content: "The bell goes at twenty to eight.\nEverybody runs.\n\nBy noon nobody cries any more.",
  authorImage: null,
  ...overrides,
});

/** Publishes one post and returns its path. */
async function publishPost(site: TestServer, overrides?: Record<string, string | null>): Promise<string> {
  await publish(site, "blocks", [buildPost(overrides)]);
  const { rows } = await site.content.list(resources.blocks);
  return `/blog-details/${rows[0]?._id}`;
}

const meta = (page: Page, property: string) => page.locator(`meta[property="${property}"]`);

test("while a post is loading, a status says so, and Back returns to its place in the list", async ({
  page,
  site,
}) => {
  const more = Array.from({ length: 10 }, (_, index) => buildPost({ title: `Post ${index + 2}` }));
  await publish(site, "blocks", [...more, buildPost({ title: "Oldest" })]);
  await page.goto("/blog");
  await expectScripts(page);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/blog-details/*", async (route) => {
    await held;
    await route.continue();
  });
  const { shown: statusShown } = await waitForStatus(page, "Loading...");
  await page.getByRole("link", { name: "Oldest" }).click({ noWaitAfter: true });
  await statusShown;
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(["Oldest"]);
  await expect(page.getByText("Loading...")).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole("link", { name: "Oldest" })).toBeInViewport();
});

test("a post shows its first picture, title, description, author, day, full text and the author's picture", async ({
  page,
  site,
}) => {
  const [picture, second, portrait] = [
    await storePicture(site),
    await storePicture(site),
    await storePicture(site),
  ];
  const title = 'Say "hello" </script><script>alert(1)</script>';
  const path = await publishPost(site, {
    title,
    images: JSON.stringify([picture, second]),
    authorImage: portrait,
  });
  await page.goto(path);
  const post = page.getByRole("article");
  await expect(post.locator("img").first()).toHaveAttribute("src", new RegExp(picture));
  await expect(post.locator(`img[src*="${second}"]`)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText([title]);
  await expect(post.getByText(words(40))).toBeVisible();
  await expect(post.getByText(/^By Meenakshi Nair, \d{1,2} \w+ \d{4}$/)).toBeVisible();
  await expect(post.getByRole("heading", { name: "Full Post" })).toBeVisible();
  await expect(post.getByText("By noon nobody cries any more.", { exact: true })).toBeVisible();
  const author = post.getByRole("figure");
  await expect(author).toContainText("Author Bio or Info");
  await expect(author.getByRole("img", { name: "Portrait of Meenakshi Nair" })).toBeVisible();
  const breadcrumb = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(breadcrumb.getByRole("listitem")).toHaveText(["Home", "Blog", "Blog Details"]);
  await expectToSuitEveryScreen(page);

  await test.step("its link is previewed with title, words and picture", async () => {
    await expect(page).toHaveTitle(/^Say "hello" <\/script>/);
    await expect(meta(page, "og:type")).toHaveAttribute("content", "article");
    await expect(meta(page, "og:title")).toHaveAttribute("content", /^Say "hello"/);
    await expect(meta(page, "og:description")).toHaveAttribute("content", `${words(25)}...`);
    await expect(meta(page, "og:image")).toHaveAttribute("content", `${site.url}/api/v1/uploads/${picture}`);
    await expect(meta(page, "og:url")).toHaveAttribute("content", site.url + path);
    await expect(meta(page, "og:image:width")).toHaveAttribute("content", "200");
    const descriptions = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? "")));
    expect(descriptions).toContainEqual(
      expect.objectContaining({
        "@type": "BlogPosting",
        headline: title,
        author: { "@type": "Person", name: "Meenakshi Nair" },
        image: `${site.url}/api/v1/uploads/${picture}`,
        mainEntityOfPage: site.url + path,
      }),
    );
  });

  await test.step("without a full text, the description is shown once; without the author's picture, no caption", async () => {
    await page.goto(await publishPost(site, { content: null, description: "All there is to say." }));
    await expect(post.getByText("All there is to say.")).toHaveCount(1);
    await expect(page.getByRole("heading", { name: "Full Post" })).toBeVisible();
    await expect(page.getByText("Author Bio or Info")).toHaveCount(0);
  });
});
