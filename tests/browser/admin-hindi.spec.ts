import type { Locator, Page } from "@playwright/test";
import type { TestServer } from "../test-server.ts";
import { NOTICES, saveNotice, startNotice, toast } from "./admin-actions.ts";
import { expect, expectAccessible, expectAccessibleInAll, PHONE, test } from "./fixtures.ts";

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
