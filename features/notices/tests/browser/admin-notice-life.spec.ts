import { clockInIndia, dayInIndia, readMoment } from "../../../../core/content/text/india-time.ts";
import { addEntry, toast } from "../../../../tests/browser/admin-actions.ts";
import {
  expect,
  expectAccessible,
  expectToSuitEveryScreen,
  expectToSuitEveryScreenInAll,
  test,
} from "../../../../tests/browser/fixtures.ts";
import { provenBy } from "../../../../tests/repetitions.ts";
import type { TestServer } from "../../../../tests/test-server.ts";
import { notices } from "../../content/notices.ts";

const SCREEN = "/admin/notice-management";
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const HOLIDAY = { title: "Holiday", description: "On Friday" };
const stored = async (site: TestServer) => (await site.content.list(notices, { audience: "office" })).rows;

test.describe("on a computer in Los Angeles", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  test("a notice is scheduled in Indian time, and its form shows the schedule", async ({
    asAdmin: page,
    site,
  }) => {
    const publishAt = `${dayInIndia(new Date(inHours(24)))}T07:00`;
    await page.goto(SCREEN);
    await page.getByRole("button", { name: "Create Notice" }).click();
    await page.getByLabel("Title").fill(HOLIDAY.title);
    await page.getByLabel("Description").fill(HOLIDAY.description);
    await page.getByText("When and where it shows").click();
    const publish = page.getByLabel("Publish at (India time)");
    const expire = page.getByLabel("Expires at (India time)");
    await expect(publish).toHaveAccessibleDescription("optional Appears at once");
    await publish.fill(publishAt);
    await expect(publish).toHaveAccessibleDescription(/Appears on \w+day, \d+\s\w+\s\d{4}, 7:00\sam$/);
    await page.getByRole("button", { name: "End of today" }).click();
    await expect(expire).toHaveValue(`${dayInIndia(new Date())}T23:59`);
    await page.getByLabel("Category").selectOption("Holiday");
    await page.getByLabel("Pinned to the top").check();
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await expect(toast(page, "Expires at must be later than Publish at")).toBeVisible();
    await expect(expire).toBeFocused();
    await page.getByRole("button", { name: "Never" }).click();
    await expect(expire).toHaveAccessibleDescription("optional Never expires");
    await expectToSuitEveryScreenInAll(page);
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await expect(toast(page, "Notice created successfully!")).toBeVisible();
    expect(await stored(site)).toMatchObject([
      { publishAt: readMoment(publishAt), expiresAt: null, category: "holiday", isPinned: 1, isBanner: 0 },
    ]);

    const card = page.getByRole("listitem").filter({ hasText: HOLIDAY.title });
    await expect(card.getByText(/^Coming: appears on .*7:00\sam$/)).toBeVisible();
    await expect(card.getByText("Pinned", { exact: true })).toBeVisible();
    await card.getByRole("button", { name: "Edit" }).click();
    await expect(publish).toHaveValue(publishAt);
    await page.getByLabel("Pinned to the top").uncheck();
    await page.getByRole("button", { name: "Update" }).click();
    await expect(toast(page, "Notice updated successfully!")).toBeVisible();
    expect(await stored(site)).toMatchObject([{ publishAt: readMoment(publishAt), isPinned: 0 }]);
  });
});

test("a copy has the texts of a notice, but not its times and its file", async ({ asAdmin: page, site }) => {
  const life = { category: "fees", titleHi: "अवकाश", publishAt: inHours(-1), expiresAt: inHours(1) };
  const { buildPdf } = await import("../../../../tests/files.ts");
  await addEntry(site, "notices", { ...HOLIDAY, ...life, isPinned: "true", pdfOrImage: buildPdf() });
  await page.goto(SCREEN);
  await page.getByRole("button", { name: "More for Holiday" }).click();
  await page.getByRole("button", { name: "Duplicate" }).click();
  const modal = page.getByRole("dialog", { name: "Create Notice" });
  await expect(modal.getByText("Its file is not copied")).toBeVisible();
  await modal.getByLabel("Title").fill("Holiday again");
  await modal.getByRole("button", { name: "Create" }).click();
  await expect(toast(page, "Notice created successfully!")).toBeVisible();
  expect((await stored(site)).find(({ title }) => title === "Holiday again")).toMatchObject({
    description: HOLIDAY.description,
    titleHi: life.titleHi,
    category: life.category,
    publishAt: null,
    expiresAt: null,
    isPinned: 0,
    pdfOrImage: null,
  });
});

test("a saved notice is shared in either language; a scheduled one shows when it can be shared", {
  tag: "@all",
  annotation: provenBy(
    "circular-kit.test.ts",
    "a message has the title in bold, the date, the text, the link and the school",
  ),
}, async ({ asAdmin: page, site }) => {
  const shared: unknown[] = [];
  await page.exposeFunction("noteShared", (what: unknown) => shared.push(what));
  await page.addInitScript(() => {
    navigator.canShare = () => true;
    navigator.share = async ({ text, files = [] } = {}) => {
      const sizes = files.map(({ type, size }) => ({ type, isFull: size > 1000 }));
      await (window as unknown as { noteShared(what: unknown): Promise<void> }).noteShared({ text, sizes });
    };
  });
  const { _id } = await addEntry(site, "notices", { ...HOLIDAY, titleHi: "अवकाश" });
  const later = { ...HOLIDAY, title: "Sports day", publishAt: inHours(24) };
  await addEntry(site, "notices", later);
  await page.goto(SCREEN);
  await page.getByRole("button", { name: "Edit Holiday" }).click();
  await page.getByRole("button", { name: "Update" }).click();
  const offer = toast(page, "Notice updated successfully!").getByRole("button", { name: "Share" });
  await test.step("also from another screen, and Back closes the dialog", async () => {
    await expect(offer).toBeVisible();
    await page.getByRole("link", { name: "Team" }).click();
    await expect(page).toHaveURL("/admin/team-management");
    await offer.click();
    await expect(page.getByRole("dialog", { name: "Share Holiday" })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(SCREEN);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
  await page.getByRole("button", { name: "Share Holiday" }).click();
  const dialog = page.getByRole("dialog", { name: "Share Holiday" });
  const message = dialog.getByRole("textbox");
  await expect(message).toHaveValue(new RegExp(`^\\*Holiday\\*[^]*${site.url}/notices/${_id}\n`));
  await expect(dialog.getByRole("img", { name: "Picture card: Holiday" })).toHaveJSProperty(
    "naturalWidth",
    1200,
  );
  await expectToSuitEveryScreen(page);
  await dialog.getByLabel("हिन्दी").check();
  await expect(message).toHaveValue(new RegExp(`^\\*अवकाश\\*[^]*/hi/notices/${_id}\n`));
  await expect(dialog.getByRole("img")).toHaveJSProperty("naturalWidth", 1200);
  await message.fill("कल अवकाश है & सब जानें");
  await expect(dialog.getByRole("link", { name: "Open in WhatsApp" })).toHaveAttribute(
    "href",
    `https://wa.me/?text=${encodeURIComponent("कल अवकाश है & सब जानें")}`,
  );
  const letter = await dialog.getByRole("link", { name: /letter/ }).getAttribute("href");
  expect((await page.request.get(String(letter))).headers()["content-type"]).toBe("application/pdf");
  await dialog.getByRole("button", { name: "Share with picture" }).click();
  await expect
    .poll(() => shared)
    .toEqual([{ text: "कल अवकाश है & सब जानें", sizes: [{ type: "image/jpeg", isFull: true }] }]);

  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Share Sports day" }).click();
  await expect(page.getByRole("dialog")).toContainText(/It can be shared from .* on\./);
});

test("the dashboard publishes a notice that the school is closed, shows it, and ends it", async ({
  asAdmin: page,
  site,
}) => {
  await page.goto("/admin/admin-welcome");
  await page.getByRole("button", { name: "School closed" }).click();
  const dialog = page.getByRole("dialog", { name: "School closed" });
  const publish = dialog.getByRole("button", { name: "Publish now" });
  await publish.click();
  const reason = dialog.getByRole("combobox", { name: "Reason" });
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAccessibleDescription(/Choose a reason/);
  await reason.selectOption("Other, in your own words");
  await dialog.getByLabel("Other days").check();
  await publish.click();
  await expect(dialog.getByLabel("First day")).toBeFocused();
  await expect(dialog.getByLabel("First day")).toHaveAccessibleDescription(/today or later/);
  await dialog.getByLabel("Reason, in your own words", { exact: true }).fill("Broken pipe");
  const preview = dialog.getByRole("region", { name: "What the site will say" });
  await dialog.getByLabel("First day").fill("2199-12-25");
  await dialog.getByLabel("Last day").fill("2199-12-31");
  await expect(preview).toContainText("School closed from 25 December 2199 to 31 December 2199: Broken pipe");
  await expect(preview).toContainText("विद्यालय 25 दिसंबर 2199 से 31 दिसंबर 2199 तक बंद");
  await expectToSuitEveryScreen(page);
  await reason.selectOption("heavy rain");
  await dialog.getByLabel("Today").check();
  await expect(preview).toContainText("School closed today: heavy rain");
  await expect(preview).toContainText("आज विद्यालय बंद: भारी वर्षा");
  await publish.dblclick();
  await expect(page.getByRole("dialog", { name: "Share School closed today: heavy rain" })).toBeVisible();
  const [notice, ...others] = await stored(site);
  expect(others).toEqual([]);
  expect(notice).toMatchObject({
    titleHi: "आज विद्यालय बंद: भारी वर्षा",
    category: "holiday",
    eventFrom: dayInIndia(new Date()),
    isPinned: 1,
    isBanner: 1,
  });
  expect(clockInIndia(String(notice?.expiresAt))).toBe(`${dayInIndia(new Date())}T23:59`);
  await page.keyboard.press("Escape");

  const banner = page.getByRole("region", { name: "Banner" });
  await expect(banner).toContainText("School closed today: heavy rain");
  await expectAccessible(page);
  await banner.getByRole("button", { name: "End it now" }).click();
  await expect(toast(page, "The site does not say so any more.")).toBeVisible();
  await expect(banner).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const [ended] = await stored(site);
  expect(Date.parse(String(ended?.expiresAt))).toBeLessThanOrEqual(Date.now());
});

test("a scheduled notice has the day on which it appears, unless another day is typed", async ({
  asAdmin: page,
}) => {
  await page.goto("/admin/notice-management?new");
  const form = page.getByRole("dialog", { name: "Create Notice" });
  const day = form.getByLabel("Date", { exact: true });
  await expect(day).toHaveValue(dayInIndia(new Date()));
  await form.getByText("When and where it shows").click();
  const start = form.locator("[name=publishAt]");
  await start.fill("2199-12-25T00:30");
  await expect(day).toHaveValue("2199-12-25");
  await start.fill("2199-12-26T08:00");
  await expect(day).toHaveValue("2199-12-26");
  await day.fill("2199-12-20");
  await start.fill("2199-12-27T08:00");
  await expect(day).toHaveValue("2199-12-20");
});
