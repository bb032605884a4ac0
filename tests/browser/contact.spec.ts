import type { Page } from "@playwright/test";
import { resources } from "../../content/resources/index.ts";
import { school } from "../../sample/pages/school.ts";
import type { TestServer } from "../test-server.ts";
import {
  allowFailedCalls,
  expect,
  expectAccessible,
  expectLoggedFailure,
  expectToSuitEveryScreen,
  PHONE,
  test,
} from "./fixtures.ts";
import { standInForMap } from "./map-frame.ts";

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

async function receivedMessages(site: TestServer): Promise<unknown[]> {
  const { rows } = await site.content.list(resources.contacts);
  return rows.map(({ name, phoneNumber, address, message }) => ({ name, phoneNumber, address, message }));
}

test.beforeEach(async ({ page, site }) => {
  await site.database.db.deleteFrom("attempts").execute();
  await standInForMap(page);
});

test("a message is sent as JSON and kept; the form says so and is empty again", async ({ page, site }) => {
  await page.goto("/contact");
  const call = page.waitForRequest(CALL);
  await send(page);
  expect((await call).postDataJSON()).toEqual({ ...TYPED, website: "" });
  await expect(answer(page)).toHaveText("Message sent successfully!");
  await expectFields(page, {});
  expect(await receivedMessages(site)).toEqual([TYPED]);
  await expectAccessible(page);
});

test("what the server refuses is said at the field, and nothing typed is lost", async ({
  page,
  site,
  consoleErrors,
}) => {
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

  await send(page);
  await expect(answer(page)).toHaveText("Message sent successfully!");
  await expect(field(page, "name")).toHaveAccessibleDescription("");
  allowFailedCalls(consoleErrors);
});

test("an answer without success and a lost connection have a message each, and the text stays", async ({
  page,
  consoleErrors,
}) => {
  await page.goto("/contact");
  await page.route(CALL, (route) => route.fulfill({ json: { success: false } }));
  await send(page);
  await expect(answer(page)).toHaveText("Failed to send message. Please try again.");
  await expectFields(page, TYPED);

  await page.unroute(CALL);
  await page.route(CALL, (route) => route.abort());
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(answer(page)).toHaveText("An error occurred. Please try again later.");
  await expectFields(page, TYPED);
  allowFailedCalls(consoleErrors);
});

test("a second press while the message is on its way sends it only once", async ({ page, site }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CALL, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/contact");
  await send(page);
  await expect(page.getByRole("button", { name: "Sending..." })).toBeVisible();
  await field(page, "name").press("Enter");
  release();
  await expect(answer(page)).toHaveText("Message sent successfully!");
  expect(await receivedMessages(site)).toHaveLength(1);
});

test("who has sent several messages is asked to wait or to call", async ({ page, consoleErrors }) => {
  for (let count = 0; count < 5; count++) {
    const sent = await page.request.post("/api/v1/contact/create", { data: TYPED });
    expect(sent.status()).toBe(201);
  }
  await page.goto("/contact");
  await send(page);
  await expect(answer(page)).toContainText("Please wait a few minutes, or call the school office.");
  await expectFields(page, TYPED);
  allowFailedCalls(consoleErrors);
});

test("a robot that fills in the hidden field is thanked, and its message is not kept", async ({
  page,
  site,
}) => {
  await page.goto("/contact");
  await expect(page.locator('input[name="website"]')).toBeHidden();
  await page.locator('input[name="website"]').evaluate((input: HTMLInputElement) => {
    input.value = "https://spam.example";
  });
  await send(page);
  await expect(answer(page)).toHaveText("Message sent successfully!");
  expect(await receivedMessages(site)).toEqual([]);
});

test("a phone offers its number keys, dials the school, writes to it and finds it on the map", async ({
  page,
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
  await map.scrollIntoViewIfNeeded();
  await expect.poll(() => requests.some((url) => url.startsWith(MAP_FRAME))).toBe(true);
  const elsewhere = requests.filter((url) => !url.startsWith(new URL(page.url()).origin));
  expect(elsewhere.every((url) => url.startsWith(MAP_FRAME))).toBe(true);
});

test("a map that cannot be reached is said to be missing, and one that comes is not", async ({
  page,
  consoleErrors,
}) => {
  const failure = page.getByText("The map could not be loaded.");
  await page.goto("/contact");
  const reached = page.waitForResponse(
    (response) => response.url().startsWith(MAP_FRAME) && response.request().resourceType() === "fetch",
  );
  await page.locator("iframe").scrollIntoViewIfNeeded();
  await reached;
  await expect(failure).toBeHidden();

  await page.route(`${MAP_FRAME}**`, (route) => route.abort());
  await page.goto("/contact");
  await page.locator("iframe").scrollIntoViewIfNeeded();
  await expect(failure).toBeVisible();
  await expect(page.getByRole("link", { name: "Open the map" })).toBeVisible();
  expectLoggedFailure(consoleErrors);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a message is sent and kept, and the page goes to the answer", async ({ page, site }) => {
    await page.setViewportSize(PHONE);
    await page.goto("/contact");
    await send(page);
    await expect(answer(page)).toHaveText("Message sent successfully!");
    await expect(answer(page)).toBeInViewport();
    await expectFields(page, {});
    expect(await receivedMessages(site)).toEqual([TYPED]);
  });

  test("a message longer than any is answered by the form, which keeps it", { tag: "@all" }, async ({
    page,
    site,
    consoleErrors,
  }) => {
    const typed = { ...TYPED, message: "क्या बस हमारे गाँव तक आएगी? ".repeat(1000) };
    await page.goto("/contact");
    await send(page, typed);
    await expect(field(page, "message")).toHaveAccessibleDescription(/at most/);
    await expectFields(page, typed);
    expect(await receivedMessages(site)).toEqual([]);
    allowFailedCalls(consoleErrors);
  });

  test("what the server refuses is said at the field, and nothing typed is lost", async ({
    page,
    site,
    consoleErrors,
  }) => {
    const typed = { ...TYPED, phoneNumber: "12", message: '"<b>बस?</b>"' };
    await page.goto("/contact");
    await send(page, typed);
    await expect(answer(page)).toHaveText("Failed to send message. Please try again.");
    await expect(field(page, "phoneNumber")).toHaveAccessibleDescription(/must have 7 to 15 digits/);
    await expectFields(page, typed);
    expect(await receivedMessages(site)).toEqual([]);

    await field(page, "phoneNumber").fill(TYPED.phoneNumber);
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(answer(page)).toHaveText("Message sent successfully!");
    await expectFields(page, {});
    allowFailedCalls(consoleErrors);
  });
});

test("a message refused before the script ran is corrected and sent by it, and then the form is empty", {
  tag: "@all",
}, async ({ page, consoleErrors }) => {
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/contact");
  for (const name of Object.keys(LABELS) as Field[]) await field(page, name).fill(TYPED[name]);
  await field(page, "phoneNumber").fill("12");
  await page.unroute("**/*.js");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(answer(page)).toHaveText("Failed to send message. Please try again.");
  await expectFields(page, { ...TYPED, phoneNumber: "12" });
  await field(page, "phoneNumber").fill(TYPED.phoneNumber);
  const call = page.waitForRequest(CALL);
  await page.getByRole("button", { name: "Send message" }).click();
  await call;
  await expect(answer(page)).toHaveText("Message sent successfully!");
  await expectFields(page, {});
  allowFailedCalls(consoleErrors);
});
