import type { Page } from "@playwright/test";
import { expect, PHONE, test } from "../../../../tests/browser/fixtures.ts";
import { publish } from "../../../../tests/browser/school-content.ts";

const NOTICES: Record<string, string>[] = [
  {
    title: "Half-yearly examination",
    description: `${"Reporting time is 8:30. ".repeat(10)}Bring the admit card.`,
    date: "2026-11-20",
    titleHi: "अर्द्धवार्षिक परीक्षा",
    descriptionHi: "प्रवेश-पत्र साथ लाएँ। परीक्षाओं की समय-सारणी सूचना पट्ट पर है।",
  },
  { title: "शीतकालीन अवकाश", description: "विद्यालय 25 दिसंबर से बंद रहेगा।", date: "2026-12-20" },
];

const results = (page: Page) => page.locator("main").getByRole("article");
const box = (page: Page) => page.getByRole("searchbox");

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test("the phone menu leads to the search, which finds a notice in the language that has it", async ({
    page,
    site,
  }) => {
    await publish(site, "notices", NOTICES);
    await page.goto("/about");
    await page.getByRole("button", { name: "Open the menu" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Search" }).click();
    await expect(page.getByText("Type a word or two:")).toBeVisible();

    await box(page).fill("परीक्षा अर्द्धवार्षिक");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("status")).toHaveText("1 result for “परीक्षा अर्द्धवार्षिक”");
    await expect(results(page).locator("mark")).toHaveText(["अर्द्धवार्षिक", "परीक्षा", "परीक्षाओं"]);
    await expect(results(page).getByRole("heading")).toHaveAttribute("lang", "hi");
    await expect(results(page).getByRole("link")).toHaveAttribute("href", /^\/hi\/notices\//);

    await box(page).fill("xyzzy");
    await box(page).press("Enter");
    await expect(page.getByRole("status")).toHaveText("Nothing found for “xyzzy”");
    await page.getByRole("link", { name: "Ask the school office" }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });
});

test("searches are suggested while typing, and chosen by keyboard or pointer", async ({ page, site }) => {
  await publish(site, "notices", NOTICES);
  await page.goto("/search");
  const combobox = page.getByRole("combobox", { name: "Search the whole site" });
  const options = page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
  await expect(combobox).toHaveAttribute("aria-expanded", "false");
  await combobox.pressSequentially("half");
  await expect(options).toHaveText(["Half-yearly examination"]);
  await expect(combobox).toHaveAttribute("aria-expanded", "true");
  await combobox.press("Escape");
  await expect(options).toHaveCount(0);
  await expect(combobox).toHaveValue("half");

  await combobox.pressSequentially("-y");
  await expect(options).toHaveCount(1);
  await combobox.press("ArrowDown");
  await expect(page.getByRole("option", { selected: true })).toHaveText("Half-yearly examination");
  await combobox.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=Half-yearly\+examination$/);

  await page.goto("/search");
  await combobox.pressSequentially("half");
  await options.click();
  await expect(results(page).getByRole("heading")).toHaveText(["Half-yearly examination"]);
});

test("feeds are valid XML, also with control characters in an old entry", async ({ page, site }) => {
  await publish(site, "notices", [NOTICES[0] ?? {}]);
  // An earlier version accepted these characters.
  const old = { title: "Bell \u0007 & <b>\uffff", descriptionHi: "]]> \u0001 ]" };
  await site.database.db.updateTable("notices").set(old).execute();
  await page.goto("/blog");
  for (const address of ["/notices/feed.xml", "/hi/notices/feed.xml", "/blog/feed.xml"]) {
    const titles = await page.evaluate(async (url) => {
      const xml = await (await fetch(url)).text();
      const feed = new DOMParser().parseFromString(xml, "application/xml");
      const error = feed.querySelector("parsererror")?.textContent;
      return error ?? [...feed.querySelectorAll("item > title")].map((title) => title.textContent);
    }, address);
    const [first] = address.includes("blog")
      ? []
      : [address.includes("hi") ? NOTICES[0]?.titleHi : "Bell  & <b>"];
    expect([address, titles]).toEqual([address, first === undefined ? [] : [first]]);
  }
});
