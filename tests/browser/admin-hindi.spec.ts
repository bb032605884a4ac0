import type { Locator, Page } from "@playwright/test";
import { buildJpeg } from "../files.ts";
import { provenBy } from "../repetitions.ts";
import type { TestServer } from "../test-server.ts";
import { addEntry, NOTICES, saveNotice, startNotice, toast } from "./admin-actions.ts";
import {
  expect,
  expectAccessible,
  expectAccessibleInAll,
  expectToSuitEveryScreen,
  PHONE,
  test,
} from "./fixtures.ts";
import { readDrafts } from "./read-drafts.ts";

const NOTICE = { title: "Annual Day", description: "Come one, come all" };
const IN_HINDI = { titleHi: "वार्षिकोत्सव", descriptionHi: "सभी आमंत्रित हैं।" };

const titleInHindi = (page: Page) => page.getByLabel("शीर्षक (हिन्दी)");

const listNotices = async (site: TestServer) =>
  (await (await fetch(`${site.url}/api/v1/notices/all`)).json()) as Record<string, unknown>[];

/** Whether the first is left of the second, or above it. */
async function findPlace(first: Locator, second: Locator): Promise<"beside" | "above" | "elsewhere"> {
  const [one, other] = await Promise.all([first.boundingBox(), second.boundingBox()]);
  if (!one || !other) return "elsewhere";
  if (Math.abs(one.y - other.y) < 3 && one.x + one.width < other.x) return "beside";
  return one.y + one.height < other.y ? "above" : "elsewhere";
}

test("a form has each text in both languages, side by side on a laptop and one below the other on a phone", async ({
  asAdmin: page,
  site,
}) => {
  const update = () => page.getByRole("button", { name: "Update", exact: true }).click();
  await page.goto(NOTICES);
  await startNotice(page, "दीपावली अवकाश");
  const english = page.getByRole("dialog").getByLabel("Title");
  await expect(english).toHaveAccessibleDescription(/^\(English\)/);
  expect(await findPlace(english, titleInHindi(page))).toBe("beside");
  await page.setViewportSize(PHONE);
  expect(await findPlace(english, titleInHindi(page))).toBe("above");

  await test.step("text in the wrong script shows a hint and can be saved", async () => {
    const title = page.getByRole("dialog").getByLabel("Title");
    await expect(title).toHaveAccessibleDescription(/This is in Hindi\./);
    await expectAccessibleInAll(page);
    await titleInHindi(page).fill("Holiday");
    await page.getByLabel("विवरण (हिन्दी)").focus();
    await expect(titleInHindi(page)).toHaveAccessibleDescription(/This is in English letters\./);
    await expect(title).not.toHaveAccessibleDescription(/This is in Hindi\./);
    await saveNotice(page);
    await expect(toast(page, "Notice created successfully!")).toBeVisible();
    expect(await listNotices(site)).toMatchObject([{ title: "दीपावली अवकाश", titleHi: "Holiday" }]);
  });

  await page.getByRole("button", { name: "Edit" }).click();
  await expect(titleInHindi(page)).toHaveValue("Holiday");
  await test.step("an error focuses its field", async () => {
    await titleInHindi(page).fill("क".repeat(201));
    await update();
    const error = "शीर्षक (हिन्दी) must be at most 200 characters";
    await expect(toast(page, error)).toBeVisible();
    await expect(titleInHindi(page)).toBeFocused();
    await expect(titleInHindi(page)).toHaveAccessibleDescription(`optional ${error}`);
  });

  await titleInHindi(page).fill(IN_HINDI.titleHi);
  await page.getByLabel("विवरण (हिन्दी)").fill(IN_HINDI.descriptionHi);
  await expect(page.locator("label", { hasText: "शीर्षक" })).toHaveAttribute("lang", "hi");
  await expectAccessible(page);
  await update();
  await expect(toast(page, "Notice updated successfully!")).toBeVisible();
  expect(await listNotices(site)).toMatchObject([IN_HINDI]);

  await test.step("a single text is stored as the title, and shown in the field of its language", async () => {
    await page.getByRole("button", { name: "Edit" }).click();
    await english.fill("");
    await update();
    await expect.poll(() => listNotices(site)).toMatchObject([{ title: IN_HINDI.titleHi, titleHi: null }]);
    await page.getByRole("button", { name: "Edit" }).click();
    await expect(titleInHindi(page)).toHaveValue(IN_HINDI.titleHi);
    await expect(english).toHaveValue("");
  });
});

test("the dashboard counts entries without Hindi and links to a table of them", {
  tag: "@all",
  annotation: provenBy(
    "open-tasks.test.ts",
    "counts entries without Hindi together, with a link for each type",
  ),
}, async ({ asAdmin: page, site }) => {
  await addEntry(site, "notices", { ...NOTICE, ...IN_HINDI });
  await addEntry(site, "notices", { ...NOTICE, title: "Sports Day" });
  await addEntry(site, "notices", { ...NOTICE, title: "Not yet", isDraft: "true" });
  await addEntry(site, "notices", { title: "अवकाश", description: "दीपावली" });
  await addEntry(site, "galleries", { title: "The garden" });
  await addEntry(site, "galleries", { title: "The pond", titleHi: "तालाब" });
  await page.goto("/admin/admin-welcome");
  const needed = page.getByRole("region", { name: "What needs doing" });
  await expect(needed).toContainText("2 entries lack Hindi");
  await needed.getByRole("link", { name: "Notices 1" }).click();
  const rows = page.getByRole("table").getByRole("row");
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toContainText("Sports Day");
  const filter = page.getByLabel("Filter by language");
  await expect(filter).toHaveValue("hi");
  await expectToSuitEveryScreen(page);
  await filter.selectOption("With or without Hindi");
  await expect(rows).toHaveCount(4);

  await page.goto("/admin/admin-welcome");
  await needed.getByRole("link", { name: "Galleries 1" }).click();
  await expect(page.getByRole("heading", { name: "The garden" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "The pond" })).toHaveCount(0);
  await page.getByRole("link", { name: "Show all" }).click();
  await expect(page.getByRole("heading", { name: "The pond" })).toBeVisible();
});

test("a post is written in both languages, each with its preview, and both survive a reload", {
  tag: "@all",
  annotation: provenBy(
    "admin-write-post.spec.ts",
    "a post is written on its own page, opened from the card or the dialog, and is published at once",
  ),
}, async ({ asAdmin: page, site }) => {
  const post = await addEntry(site, "blocks", {
    title: "Why we sing",
    titleHi: "हम क्यों गाते हैं",
    description: "A song each morning.",
    autherName: "Sunita Verma",
    images: await buildJpeg({ width: 80, height: 60 }),
    content: "Old words",
  });
  const preview = page.frameLocator("iframe[title='The post as visitors will see it']");
  const english = page.getByRole("textbox", { name: "Full Post" });
  const hindi = page.getByRole("textbox", { name: "पूरा लेख (हिन्दी)" });
  await page.goto(`/admin/block-management/${post._id}/write`);
  await english.fill("New words");
  await page.getByRole("radio", { name: "हिन्दी" }).check();
  await hindi.fill("नए **शब्द**");
  await expect(preview.getByRole("heading", { name: "हम क्यों गाते हैं" })).toBeVisible();
  await expect(preview.locator("strong")).toHaveText("शब्द");
  await expectAccessible(page);

  await expect.poll(() => readDrafts(page)).toEqual([expect.stringMatching(/New words.*नए|नए.*New words/)]);
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await expect(english).toHaveValue("New words");
  await page.getByRole("radio", { name: "हिन्दी" }).check();
  await expect(hindi).toHaveValue("नए **शब्द**");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(toast(page, "Saved.")).toBeVisible();
  const stored = await (await fetch(`${site.url}/api/v1/blocks/get/${post._id}`)).json();
  expect(stored).toMatchObject({ content: "New words", contentHi: "नए **शब्द**" });
  await expect(page.getByRole("button", { name: "Discard changes" })).toHaveCount(0);
});
