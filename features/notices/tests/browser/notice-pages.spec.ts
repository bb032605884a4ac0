import { test as emptySchool, expect, expectToSuitEveryScreen } from "../../../../tests/browser/fixtures.ts";
import { countSheets } from "../../../../tests/browser/printed-sheets.ts";
import { test } from "../../../../tests/browser/sample-site.ts";
import { publish } from "../../../../tests/browser/school-content.ts";
import { provenBy } from "../../../../tests/repetitions.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a notice opens from the board and links to the next one and to the archive", {
    tag: "@all",
    annotation: provenBy("notice-pages.test.ts", "links the previous and the next notice"),
  }, async ({ page }) => {
    await page.goto("/#notices");
    const board = page.getByRole("region", { name: "Notice Board" });
    await board.getByRole("link", { name: "Winter timings from 23 November" }).click();
    await expect(page).toHaveURL(/\/notices\/[0-9a-f-]{36}$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Winter timings from 23 November");
    const others = page.getByRole("navigation", { name: "Other notices" });
    await others.getByRole("link", { name: /^Older notice/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("School closed for Guru Nanak Jayanti");
    await others.getByRole("link", { name: "All notices" }).click();
    await expect(page).toHaveURL("/notices");

    const newest = page.getByRole("article", { name: "Annual function on 18, 19 and 20 December" });
    await expect(newest.getByRole("link", { name: "View File" })).toBeVisible();
    await page.getByRole("link", { name: "Examination", exact: true }).click();
    await expect(page.getByRole("status")).toHaveText("1 notice");
    await expect(page.getByRole("article").getByRole("heading")).toHaveText(
      "Half-yearly examination: date sheet",
    );
    await page.getByLabel("Search notices").fill("nothing like it");
    await page.getByRole("button", { name: "Show" }).click();
    await page.getByRole("link", { name: "Show all notices" }).click();
    await expect(page.getByRole("status")).toHaveText("14 notices");
  });
});

test("a notice with a PDF shows its first page, fits every screen and prints with a letterhead", async ({
  page,
}) => {
  await page.goto("/hi/notices");
  await page.getByRole("link", { name: "23 नवंबर से शीतकालीन समय" }).click();
  const picture = page.getByRole("img", { name: /^फ़ाइल का पहला पृष्ठ/ });
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty("naturalWidth", 1000);
  await expectToSuitEveryScreen(page);

  await page.emulateMedia({ media: "print" });
  await expect(page.locator("main").getByText("आदर्श विद्या गुरुकुल, शांतिवन परिसर")).toBeVisible();
  await expect(page.getByRole("link", { name: "WhatsApp पर भेजें" })).toBeHidden();
  await expect(page.getByRole("navigation", { name: "अन्य सूचनाएँ" })).toBeHidden();
  expect(await countSheets(page)).toBe(1);
});

emptySchool(
  "the banner of an urgent notice is above every page and links to it",
  {
    tag: "@all",
    annotation: provenBy("notice-pages.test.ts", "is on every page while its notice is public"),
  },
  async ({ page, site }) => {
    await publish(site, "notices", [
      { title: "School closed today: heavy rain", description: "Buses do not run.", isBanner: 1 },
    ]);
    await page.goto("/about");
    await expectToSuitEveryScreen(page);
    const banner = page.getByRole("complementary", { name: "Important notice" });
    await banner.getByRole("link", { name: "School closed today: heavy rain" }).click();
    await expect(page.getByText("Buses do not run.")).toBeVisible();
  },
);
