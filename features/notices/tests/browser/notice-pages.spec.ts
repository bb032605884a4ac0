import { test as emptySchool, expect, expectToSuitEveryScreen } from "../../../../tests/browser/fixtures.ts";
import { countSheets } from "../../../../tests/browser/printed-sheets.ts";
import { test } from "../../../../tests/browser/sample-site.ts";
import { publish } from "../../../../tests/browser/school-content.ts";
import { provenBy } from "../../../../tests/repetitions.ts";

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
