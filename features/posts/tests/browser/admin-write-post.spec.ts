import type { Locator, Page } from "@playwright/test";
import { addEntry, toast } from "../../../../tests/browser/admin-actions.ts";
import { allowFailedCalls, expect, expectAccessible, test } from "../../../../tests/browser/fixtures.ts";
import { buildJpeg } from "../../../../tests/files.ts";
import { provenBy } from "../../../../tests/repetitions.ts";
import type { TestServer } from "../../../../tests/test-server.ts";

const picture = await buildJpeg({ width: 80, height: 60 });

const addPost = (site: TestServer, content = "", more: Record<string, string> = {}) =>
  addEntry(site, "blocks", {
    ...more,
    title: "Why we sing",
    description: "A song each morning.",
    autherName: "Sunita Verma",
    images: [picture, picture],
    content,
  });

const pathOf = ({ _id }: { _id: string }) => `/admin/block-management/${_id}/write`;
const textOf = (page: Page) => page.getByRole("textbox", { name: "Full Post" });
const previewOf = (page: Page) => page.frameLocator("iframe[title='The post as visitors will see it']");
const tool = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();
const findStored = async (site: TestServer, id: string) =>
  (await (await fetch(`${site.url}/api/v1/blocks/get/${id}`)).json()) as Record<string, unknown>;

/** Pastes HTML; an event, because tests that run at the same time share the clipboard. */
const paste = (text: Locator, html: string) =>
  text.evaluate((field, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", html);
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, html);

test("a post is written on its own page, opened from the card or the dialog, and is published at once", async ({
  asAdmin: page,
  site,
  consoleErrors,
}) => {
  const post = await addPost(site, "Old words");
  await page.goto("/admin/block-management");
  await page.getByRole("button", { name: "Edit" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Block" });
  await dialog.getByRole("link", { name: "Write the full post" }).click();
  await expect(page).toHaveURL(pathOf(post));
  await page.goBack();
  await page.getByRole("link", { name: "Write the full post of Why we sing" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Write the full post");
  await expect(textOf(page)).toHaveValue("Old words");

  await textOf(page).fill("## Mornings\n\nWe **sing** each day.\nTwice.\n\n- Songs\n- Poems");
  const preview = previewOf(page);
  await expect(preview.getByRole("heading", { level: 3 })).toHaveText("Mornings");
  await expect(preview.locator("strong")).toHaveText("sing");
  await expect(preview.getByRole("listitem")).toHaveText(["Songs", "Poems"]);
  await expect(page.getByText("8 words")).toBeVisible();
  await expectAccessible(page);
  await save(page);
  await expect(toast(page, "Saved. The page shows it at once.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Discard changes" })).toHaveCount(0);
  expect(await findStored(site, post._id)).toMatchObject({
    title: "Why we sing",
    autherName: "Sunita Verma",
  });

  await page.getByRole("link", { name: "View on site" }).click();
  const article = page.getByRole("article");
  await expect(article.getByRole("heading", { level: 3 })).toHaveText("Mornings");
  await expect(article.getByText("We sing each day.")).toBeVisible();
  await expect(article.getByRole("listitem")).toHaveText(["Songs", "Poems"]);

  // The browser logs the missing post.
  allowFailedCalls(consoleErrors);
  await page.goto(pathOf({ _id: "019a0000-0000-7000-8000-000000000000" }));
  await expect(page).toHaveURL("/admin/block-management");
});

test("the tools change the selection, and Undo reverts them", {
  tag: "@all",
  annotation: provenBy("text-edits.test.ts", "selects the missing part of a link, or removes it: %s"),
}, async ({ asAdmin: page, site }) => {
  await page.goto(pathOf(await addPost(site)));
  const text = textOf(page);
  await text.click();
  await page.keyboard.type("Come at eight");
  await tool(page, "Heading").click();
  await expect(text).toHaveValue("## Come at eight");
  await expect(text).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(text).toHaveValue("Come at eight");
  await page.keyboard.press("Control+Shift+z");
  await expect(text).toHaveValue("## Come at eight");
  await tool(page, "Bulleted list").click();
  await expect(text).toHaveValue("- Come at eight");
  await tool(page, "Numbered list").click();
  await expect(text).toHaveValue("1. Come at eight");
  await tool(page, "Quote").click();
  await expect(text).toHaveValue("> Come at eight");
  await tool(page, "Quote").click();
  await page.keyboard.press("End");
  await page.keyboard.press("Control+b");
  await expect(text).toHaveValue("Come at **eight**");
  await expect(tool(page, "Bold")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Control+b");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("/contact");
  await expect(text).toHaveValue("Come at [eight](/contact)");
  await expect(previewOf(page).getByRole("link", { name: "eight" })).toHaveAttribute("href", "/contact");

  await test.step("formatted text is pasted as Markdown", async () => {
    await text.press("Control+End");
    await paste(text, "<h1>Bring</h1><ul><li>a <b>cap</b></ul><img src='file:///C:/cap.png'>");
    await expect(text).toHaveValue("Come at [eight](/contact)\n\n## Bring\n\n- a **cap**");
    await expect(page.getByText("1 picture was left out: add pictures to the post itself")).toBeVisible();
    await page.keyboard.type("s");
    await expect(previewOf(page).getByRole("listitem")).toHaveText("a caps");
    for (const _ of [1, 2]) await page.keyboard.press("Control+z");
    await expect(text).toHaveValue("Come at [eight](/contact)");
  });
});

test("the preview follows the caret and the scrolling of the text, and the text follows the preview", {
  tag: "@all",
  annotation: provenBy("align-scroll.test.ts", "finds the block at the caret"),
}, async ({ asAdmin: page, site }) => {
  const sections = Array.from(
    { length: 20 },
    (_, index) => `## Part ${index}\n\n${"Some words. ".repeat(40)}`,
  );
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(pathOf(await addPost(site, sections.join("\n\n"))));
  const part = (number: number) =>
    previewOf(page).getByRole("heading", { name: `Part ${number}`, exact: true });
  await expect(part(19)).not.toBeInViewport();
  await textOf(page).press("Control+End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("The end");
  const end = previewOf(page).getByText("The end");
  await expect(end).toBeInViewport();
  await expect(end).toHaveAttribute("data-at-caret");

  await textOf(page).evaluate((field) => field.scrollTo(0, 0));
  await expect(part(0)).toBeInViewport();
  const scrollPost = (post: Element, top: number) => post.ownerDocument.defaultView?.scrollTo(0, top);
  await previewOf(page).locator("main").evaluate(scrollPost, 100_000);
  const bottom = (field: Element) => field.scrollHeight - field.scrollTop - field.clientHeight;
  await expect.poll(() => textOf(page).evaluate(bottom)).toBeLessThan(3);

  await part(19).click();
  await page.keyboard.type("!");
  await expect(textOf(page)).toHaveValue(/\n!## Part 19\n/);
});
