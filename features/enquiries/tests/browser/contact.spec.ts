import type { Page } from "@playwright/test";
import {
  allowFailedCalls,
  expect,
  expectAccessibleInAll,
  expectLoggedFailure,
  expectToSuitEveryScreen,
  PHONE,
  test,
} from "../../../../tests/browser/fixtures.ts";
import type { TestServer } from "../../../../tests/test-server.ts";
import { replaceMap } from "../../../home/tests/browser/map-frame.ts";
import { school } from "../../../school/sample/school.ts";
import { resources } from "../../../types.ts";

const MAP_FRAME = "https://www.openstreetmap.org/export/embed.html?";
const CALL = "**/api/v1/contact/create";
const LABELS = {
  name: "Your name",
  phoneNumber: "Phone number",
  address: "Address",
  message: "Message",
} as const;
type Field = keyof typeof LABELS;

const TYPED: Record<Field, string> = {
  name: "सुनीता शर्मा",
  phoneNumber: "98765 43210",
  address: "12, Station Road, Ujjain",
  message: "Is there a bus from Freeganj?",
};

const field = (page: Page, name: Field) => page.getByRole("textbox", { name: LABELS[name] });
const answer = (page: Page) => page.locator("form").getByRole("status");

async function send(page: Page, typed: Partial<Record<Field, string>> = TYPED): Promise<void> {
  for (const name of Object.keys(LABELS) as Field[]) await field(page, name).fill(typed[name] ?? "");
  await page.getByRole("button", { name: "Send message" }).click();
}

async function expectFields(page: Page, values: Partial<Record<Field, string>>): Promise<void> {
  for (const name of Object.keys(LABELS) as Field[]) {
    await expect(field(page, name)).toHaveValue(values[name] ?? "");
  }
}

/** The reference number of the newest message, what happens next and the office hours are shown. */
async function expectReference(page: Page, site: TestServer): Promise<string> {
  const { rows } = await site.content.list(resources.contacts);
  const reference = String(rows[0]?.reference);
  await expect(page.locator("form").getByText("Your reference number")).toContainText(reference);
  await expect(page.locator("form").getByText(String(school.answerTime.en))).toBeVisible();
  await expect(page.locator("form").getByText(String(school.officeHours[0]?.hours.en))).toBeVisible();
  return reference;
}

async function receivedMessages(site: TestServer): Promise<unknown[]> {
  const { rows } = await site.content.list(resources.contacts);
  return rows.map(({ name, phoneNumber, address, message }) => ({ name, phoneNumber, address, message }));
}

test.beforeEach(async ({ page, site }) => {
  await site.database.db.deleteFrom("attempts").execute();
  await replaceMap(page);
});

test("a message is sent as JSON and stored once; the form shows the answer and is empty again", async ({
  page,
  site,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(CALL, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/contact");
  await expect(page.locator('input[name="website"]')).toBeHidden();
  const call = page.waitForRequest(CALL);
  await send(page);
  await expect(page.getByRole("button", { name: "Sending..." })).toBeVisible();
  await field(page, "name").press("Enter");
  release();
  expect((await call).postDataJSON()).toMatchObject({ ...TYPED, website: "", language: "en" });
  await expect(answer(page)).toHaveText("Message sent successfully!");
  await expectReference(page, site);
  await expectFields(page, {});
  expect(await receivedMessages(site)).toEqual([TYPED]);
  await expectAccessibleInAll(page);
});

test("a refused message, a failure, a lost connection and too many messages each show a message, and the text stays", async ({
  page,
  site,
  consoleErrors,
}) => {
  allowFailedCalls(consoleErrors);
  const press = () => page.getByRole("button", { name: "Send message" }).click();
  await page.goto("/contact");
  const typed = { ...TYPED, name: "", phoneNumber: "twelve" };
  await send(page, typed);
  await expect(answer(page)).toHaveText("Failed to send message. Please try again.");
  await expect(field(page, "name")).toHaveAccessibleDescription("Name is required");
  await expect(field(page, "name")).toBeFocused();
  await expect(field(page, "phoneNumber")).toHaveAccessibleDescription(/must have 7 to 15 digits/);
  await expect(field(page, "message")).toHaveAccessibleDescription("");
  await expectFields(page, typed);
  expect(await receivedMessages(site)).toEqual([]);
  await expectToSuitEveryScreen(page);

  await page.route(CALL, (route) => route.abort());
  await send(page);
  await expect(answer(page)).toHaveText("An error occurred. Please try again later.");
  await expectFields(page, TYPED);

  await page.unroute(CALL);
  await page.route(CALL, (route) => route.fulfill({ json: { success: false } }));
  await press();
  await expect(answer(page)).toHaveText("Failed to send message. Please try again.");
  await expectFields(page, TYPED);
  await page.unroute(CALL);

  for (let count = 0; count < 4; count++) {
    const sent = await page.request.post("/api/v1/contact/create", { data: TYPED });
    expect(sent.status()).toBe(201);
  }
  await press();
  await expect(answer(page)).toHaveText("Message sent successfully!");
  await expect(field(page, "name")).toHaveAccessibleDescription("");
  await send(page);
  await expect(answer(page)).toContainText("Please wait a few minutes, or call the school office.");
  await expectFields(page, TYPED);
});

test("a message that could not be sent survives a reload, is stored once when it is sent again, and can be discarded", async ({
  page,
  site,
  context,
  consoleErrors,
}) => {
  allowFailedCalls(consoleErrors);
  const hydrated = page.locator('[data-island="contactForm"][data-hydrated]');
  await page.goto("/contact");
  await hydrated.waitFor({ state: "attached" });
  await context.setOffline(true);
  const classSought = page.getByLabel("Class sought");
  await expect(classSought).toBeHidden();
  await page.getByRole("combobox", { name: "Topic" }).selectOption("Admission");
  await expect(classSought).toBeVisible();
  await send(page);
  await expect(answer(page)).toHaveText("An error occurred. Please try again later.");
  await expect(page.getByText("You have no internet connection.")).toBeVisible();
  await context.setOffline(false);
  await expectToSuitEveryScreen(page);

  // The message arrives, but the answer is lost.
  await page.route(CALL, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(answer(page)).toHaveText("An error occurred. Please try again later.");
  await page.unroute(CALL);
  await page.reload();
  await expect(page.getByText("Your message was not sent.")).toBeVisible();
  await expectFields(page, TYPED);
  await expect(page.getByRole("combobox", { name: "Topic" })).toHaveValue("admission");
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(answer(page)).toHaveText("Message sent successfully!");
  await expectReference(page, site);
  await expectFields(page, {});
  expect(await receivedMessages(site)).toEqual([TYPED]);

  await page.route(CALL, (route) => route.abort());
  await send(page);
  await page.getByRole("button", { name: "Discard" }).click();
  await expectFields(page, {});
  await page.reload();
  await hydrated.waitFor({ state: "attached" });
  await expectFields(page, {});
  await expect(page.getByText("Your message was not sent.")).toBeHidden();
});

test("a phone offers its number keys, phone and email links, and the map", async ({
  page,
  consoleErrors,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.setViewportSize({ width: PHONE.width, height: 600 });
  await page.goto("/contact");
  await expect(field(page, "phoneNumber")).toHaveAttribute("inputmode", "numeric");
  const main = page.locator("main");
  for (const { number } of school.phones) {
    await expect(main.getByRole("link", { name: number })).toHaveAttribute(
      "href",
      `tel:${number.replaceAll(" ", "")}`,
    );
  }
  await expect(main.getByRole("link", { name: String(school.email) })).toHaveAttribute(
    "href",
    `mailto:${school.email}`,
  );
  await expect(main.locator('[lang="hi"]')).toHaveText(school.letterhead.hi);
  const map = page.locator("iframe");
  await expect(map).toHaveAttribute("loading", "lazy");
  await expect(map).toHaveAttribute("title", "Map showing the way to the school");
  const failure = page.getByText("The map could not be loaded.");
  const region = page.getByRole("region", { name: "Map", exact: true });
  await region.scrollIntoViewIfNeeded();
  await expect(map).toBeVisible();
  await expect(failure).toBeHidden();
  const elsewhere = requests.filter((url) => !url.startsWith(new URL(page.url()).origin));
  expect(elsewhere.every((url) => url.startsWith(MAP_FRAME))).toBe(true);

  await test.step("a map that cannot be loaded shows a message and a link", async () => {
    expectLoggedFailure(consoleErrors);
    await page.route(`${MAP_FRAME}**`, (route) => route.abort());
    await page.goto("/contact");
    await region.scrollIntoViewIfNeeded();
    await expect(failure).toBeVisible();
    await expect(map).toBeHidden();
    await expect(region).toContainText(`${school.address.city.en}, ${school.address.state.en}`);
    await expect(region.getByRole("link", { name: "Open the map" })).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a refused message shows its errors at the fields and keeps the text; a corrected one is sent", async ({
    page,
    site,
    consoleErrors,
  }) => {
    const typed = { ...TYPED, phoneNumber: "12", message: '"<b>बस?</b>"' };
    await page.setViewportSize(PHONE);
    await page.goto("/contact");
    await send(page, typed);
    await expect(answer(page)).toHaveText("Failed to send message. Please try again.");
    await expect(answer(page)).toBeInViewport();
    await expect(field(page, "phoneNumber")).toHaveAccessibleDescription(/must have 7 to 15 digits/);
    await expectFields(page, typed);
    expect(await receivedMessages(site)).toEqual([]);

    await field(page, "phoneNumber").fill(TYPED.phoneNumber);
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(answer(page)).toHaveText("Message sent successfully!");
    await expect(answer(page)).toBeInViewport();
    const reference = await expectReference(page, site);
    await expectFields(page, {});
    await page.reload();
    await expect(page.locator("form").getByText(reference)).toBeVisible();
    expect(await receivedMessages(site)).toEqual([{ ...typed, phoneNumber: TYPED.phoneNumber }]);
    allowFailedCalls(consoleErrors);
  });
});
