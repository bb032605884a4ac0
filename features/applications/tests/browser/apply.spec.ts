import type { Page } from "@playwright/test";
import {
  allowFailedCalls,
  expect,
  expectAccessibleInAll,
  expectToSuitEveryScreen,
  PHONE,
  test,
} from "../../../../tests/browser/fixtures.ts";
import { buildNoisyJpeg } from "../../../../tests/files.ts";
import { applications } from "../../content/applications.ts";
import { closeApplications, openApplications } from "./open-applications.ts";

const PHOTO = {
  name: "photo.jpg",
  mimeType: "image/jpeg",
  buffer: await buildNoisyJpeg({ width: 900, height: 700 }),
};
const NO_PICTURE = { ...PHOTO, buffer: Buffer.from("no picture") };

async function begin(page: Page): Promise<void> {
  await page.goto("/hi/apply");
  await page.getByRole("button", { name: "आवेदन शुरू करें" }).click();
  await page.getByLabel("बच्चे का नाम हिन्दी में").fill("आशा वर्मा");
  await page.getByLabel("कक्षा", { exact: true }).selectOption("Class 1");
  await page.getByLabel("बालक या बालिका").selectOption("Female");
}

const next = (page: Page) => page.getByRole("button", { name: "आगे बढ़ें" });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const stateOf = (page: Page, document: string) => page.locator(`[data-document=${document}] [data-state]`);
const fileOf = (page: Page, document: string) => page.locator(`#apply-document-${document}`);

test.beforeEach(async ({ site }) => {
  await site.database.db.deleteFrom("attempts").execute();
  await openApplications(site);
});
test.afterEach(({ site }) => closeApplications(site));

test("a parent applies on a phone in steps, while the connection is lost and comes back", async ({
  page,
  context,
  site,
  consoleErrors,
}) => {
  test.slow();
  allowFailedCalls(consoleErrors);
  await page.setViewportSize(PHONE);
  await begin(page);
  await expect(page.getByText("चरण 1 / 4")).toBeVisible();
  await expect(page.locator("[data-ages-line]")).toHaveText("जन्म 1 अप्रैल 2019 से 31 मार्च 2021 के बीच");
  const birthday = page.getByLabel("जन्म तिथि");
  await birthday.fill("2021-04-01");
  await expect(birthday).toHaveAccessibleDescription(/31\/03\/2021 को या उससे पहले/);
  await next(page).click();
  await expect(birthday).toBeFocused();
  await birthday.fill("2021-03-31");
  await next(page).click();

  await expect(heading(page, "माता-पिता या अभिभावक")).toBeFocused();
  await page.getByLabel("माता का नाम").fill("सुनीता वर्मा");
  await context.setOffline(true);
  await page.getByLabel("मोबाइल नंबर").fill("98765 43210");
  await page.getByLabel("पता").fill("12, स्टेशन रोड, उज्जैन");
  await next(page).click();
  await expect(page.locator("form").getByRole("status")).toContainText("इंटरनेट नहीं है");
  await expect(heading(page, "विद्यालय और परिवार")).toBeFocused();
  await context.setOffline(false);
  await next(page).click();

  await expect(heading(page, "दस्तावेज़")).toBeFocused();
  await context.setOffline(true);
  await fileOf(page, "photo").setInputFiles(PHOTO);
  await expect(stateOf(page, "photo")).toContainText("इंटरनेट नहीं है");
  await context.setOffline(false);
  await page.reload();
  for (const name of ["माता-पिता या अभिभावक", "विद्यालय और परिवार", "दस्तावेज़"]) {
    await next(page).click();
    await expect(heading(page, name)).toBeFocused();
  }
  await expect(stateOf(page, "photo")).toHaveText("जोड़ा गया");
  await fileOf(page, "birth-certificate").setInputFiles(NO_PICTURE);
  await expect(page.locator("#apply-document-birth-certificate-error")).toContainText("PDF चुनें");
  await fileOf(page, "birth-certificate").setInputFiles(PHOTO);
  await expect(stateOf(page, "birth-certificate")).toHaveText("जोड़ा गया");
  await expectToSuitEveryScreen(page);
  await expectAccessibleInAll(page);

  await page.getByRole("button", { name: "पढ़कर भेजें" }).click();
  await expect(page.getByText("12, स्टेशन रोड, उज्जैन")).toBeVisible();
  await expectToSuitEveryScreen(page);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "आवेदन भेजें" }).click();
  await expect(heading(page, "आवेदन भेज दिया गया")).toBeVisible();
  const { rows } = await site.content.list(applications);
  expect(rows).toMatchObject([{ name: "आशा वर्मा", motherName: "सुनीता वर्मा", step: "received" }]);
  await expect(page.getByText(String(rows[0]?.reference)).first()).toBeVisible();
  // The next person at a shared computer finds nothing.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("applications"))).toBe("[]");
  await expectToSuitEveryScreen(page);
  await expectAccessibleInAll(page);
});

test("the first page links to a form with all typed values after the phone was switched off", async ({
  page,
  context,
  consoleErrors,
}) => {
  allowFailedCalls(consoleErrors);
  await begin(page);
  await expect(page.locator("form").getByRole("status")).toHaveText("सहेजा गया");
  await context.setOffline(true);
  await page.getByLabel("बच्चे का नाम अंग्रेज़ी").fill("Asha Verma");
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto("/hi/apply");
  await again.getByRole("link", { name: "अपना आवेदन आगे बढ़ाएँ" }).click();
  await expect(again.getByLabel("बच्चे का नाम अंग्रेज़ी")).toHaveValue("Asha Verma");
  await expect(again.getByLabel("बच्चे का नाम हिन्दी में")).toHaveValue("आशा वर्मा");

  await again.goto("/hi/apply");
  await expect(again.getByText("आशा")).toHaveCount(0);
  await expectToSuitEveryScreen(again);
  await expectAccessibleInAll(again);
  // The name of the button says which of several forms it removes.
  const link = await again.getByRole("link", { name: "अपना आवेदन आगे बढ़ाएँ" }).textContent();
  const at = link?.replace("अपना आवेदन आगे बढ़ाएँ", "");
  await again.getByRole("button", { name: `इस फ़ोन या कंप्यूटर से हटाएँ${at}`, exact: true }).click();
  await expect(again.getByRole("button", { name: "आवेदन शुरू करें" })).toBeFocused();
  await again.reload();
  await expect(again.getByRole("link", { name: "अपना आवेदन आगे बढ़ाएँ" })).toHaveCount(0);
});

test("what is typed before the scripts are loaded is saved", async ({ page }) => {
  const typed = Promise.withResolvers<void>();
  await page.goto("/hi/apply");
  await page.route("**/*.js", async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: "आवेदन शुरू करें" }).click({ noWaitAfter: true });
  await page.getByLabel("बच्चे का नाम हिन्दी में").fill("आशा वर्मा");
  await page.getByLabel("कक्षा", { exact: true }).selectOption("Class 1");
  typed.resolve();
  await expect(page.locator("form").getByRole("status")).toHaveText("सहेजा गया");
  const link = String(new URL(page.url()).searchParams.get("a"));
  const saved = await page.request.get("/api/v1/apply", { headers: { "application-link": link } });
  expect((await saved.json()).typed).toMatchObject({ nameHi: "आशा वर्मा", classSought: "Class 1" });
});

test("what is changed on another phone is not replaced by what this page has shown before", async ({
  page,
}) => {
  await begin(page);
  const status = page.locator("form").getByRole("status");
  await expect(status).toHaveText("सहेजा गया");
  const link = String(new URL(page.url()).searchParams.get("a"));
  const json = { typed: { name: "Asha of the other phone" } };
  await page.request.put("/api/v1/apply", { headers: { "application-link": link }, data: json });
  await page.getByLabel("बच्चे का नाम हिन्दी में").fill("आशा");
  await next(page).click();
  await expect(page.getByLabel("जन्म तिथि")).toBeFocused();
  await page.reload();
  await expect(page.getByLabel("बच्चे का नाम अंग्रेज़ी")).toHaveValue("Asha of the other phone");
  await expect(page.getByLabel("बच्चे का नाम हिन्दी में")).toHaveValue("आशा");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a parent sends one long form, whose values stay when a file is refused, and gets the receipt", async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await begin(page);
    await page.getByLabel("जन्म तिथि").fill("2020-06-30");
    await page.getByLabel("पिता का नाम").fill("राकेश वर्मा");
    await page.getByLabel("मोबाइल नंबर").fill("98765 43210");
    await page.getByLabel("पता").fill("उज्जैन");
    await fileOf(page, "photo").setInputFiles(NO_PICTURE);
    await fileOf(page, "birth-certificate").setInputFiles(PHOTO);
    await page.getByRole("button", { name: "पढ़कर भेजें" }).click();
    await expect(fileOf(page, "photo")).toHaveAccessibleDescription(/PDF चुनें/);
    await expect(page.getByLabel("पता")).toHaveValue("उज्जैन");
    await expect(stateOf(page, "birth-certificate")).toHaveText("जोड़ा गया");
    await fileOf(page, "photo").setInputFiles(PHOTO);
    await page.getByRole("button", { name: "पढ़कर भेजें" }).click();
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "आवेदन भेजें" }).click();
    await expect(heading(page, "आवेदन भेज दिया गया")).toBeVisible();
    await expect(page.getByRole("link", { name: "पावती, PDF में" })).toBeVisible();
    await page.locator("summary", { hasText: "आवेदन वापस लें" }).click();
    await page.getByRole("button", { name: "वापस लें" }).click();
    await expect(page.getByText("आवेदन वापस ले लिया गया।")).toBeVisible();
  });
});

test("a wrong link shows the form to find an application, which does not reveal whether it exists", async ({
  page,
  consoleErrors,
}) => {
  allowFailedCalls(consoleErrors);
  await page.goto("/apply?a=nobody-has-this");
  await expect(page.getByRole("heading", { name: "This link is not valid" })).toBeVisible();
  await expectAccessibleInAll(page);
  await page.getByLabel("Reference: six letters").fill("AAA-AAA");
  await page.getByLabel("Mobile number").fill("98765 43210");
  await page.getByLabel("Date of birth").fill("2020-06-30");
  await page.getByRole("button", { name: "Find the application" }).click();
  await expect(page.getByRole("alert")).toContainText("No application has these three details");
});
