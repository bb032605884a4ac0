import type { Page, Route } from "@playwright/test";
import { resources } from "../../features/types.ts";
import { holdCalls, logInAgain, NOTICES, openWithOwnSession, toast } from "./admin-actions.ts";
import { allowFailedCalls, expect, expectLoggedFailure, PHONE, test } from "./fixtures.ts";

/** The behaviour of all forms of the panel, tested with two simple ones. */

const ACCOUNT = "/admin/account";
const TOKENS_CALL = "**/api/v1/admins/tokens";

const tokenForm = (page: Page) => page.getByRole("dialog", { name: "Token for a program" });
const nameOf = (page: Page) => tokenForm(page).getByLabel("Name of the program");
const sendButton = (page: Page) => tokenForm(page).getByRole("button", { name: "Create the token" });

async function openTokenForm(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Create a token" }).click();
  await nameOf(page).fill("Timetable");
  await tokenForm(page).getByRole("checkbox", { name: "Notices: See" }).check();
}

/** Runs once: how the call that stores is answered. */
const answerOnce = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route(
    TOKENS_CALL,
    (route) => (route.request().method() === "POST" ? answer(route) : route.fallback()),
    { times: 1 },
  );

test("a form is sent once, however often its button or Enter is pressed", async ({ page }) => {
  await openWithOwnSession(page, ACCOUNT);
  let calls = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/admins/tokens")) calls++;
  });
  await openTokenForm(page);
  const release = await holdCalls(page, TOKENS_CALL);
  await sendButton(page).dblclick();
  await nameOf(page).press("Enter");
  await tokenForm(page)
    .locator("form")
    .evaluate((form: HTMLFormElement) => form.requestSubmit());
  release();
  await expect(page.getByRole("dialog", { name: "Token for “Timetable”" })).toBeVisible();
  expect(calls).toBe(1);
});

test("a form that could not be sent says why, keeps what was typed and can be sent again", async ({
  page,
  consoleErrors,
}) => {
  allowFailedCalls(consoleErrors);
  await openWithOwnSession(page, ACCOUNT);
  await openTokenForm(page);
  const busy = { success: false, id: "busy", message: "Please try again in a moment." };
  const stale = { success: false, id: "stale", message: "Somebody else changed this." };
  const cases: [string, (route: Route) => Promise<void>, string][] = [
    ["lost before the server stored", (route) => route.abort(), "The server could not be reached"],
    [
      "lost after the server stored",
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      "The server could not be reached",
    ],
    ["409", (route) => route.fulfill({ status: 409, json: stale }), stale.message],
    [
      "503",
      (route) => route.fulfill({ status: 503, headers: { "retry-after": "5" }, json: busy }),
      busy.message,
    ],
  ];
  for (const [name, answer, text] of cases) {
    await test.step(name, async () => {
      await answerOnce(page, answer);
      await sendButton(page).click();
      await expect(tokenForm(page).getByRole("alert")).toHaveText(text);
      await expect(sendButton(page)).toBeFocused();
      await expect(nameOf(page)).toHaveValue("Timetable");
      await expect(tokenForm(page).getByRole("checkbox", { name: "Notices: See" })).toBeChecked();
    });
  }
  await sendButton(page).click();
  await expect(page.getByRole("dialog", { name: "Token for “Timetable”" })).toBeVisible();
});

test("the first field that the server refuses is focused where it was out of sight, until it is edited", async ({
  page,
  consoleErrors,
}) => {
  allowFailedCalls(consoleErrors);
  await page.setViewportSize(PHONE);
  await openWithOwnSession(page, ACCOUNT);
  await page.getByRole("button", { name: "Create a token" }).click();
  await expect(sendButton(page)).toBeInViewport();
  await tokenForm(page).getByLabel("How long it works").scrollIntoViewIfNeeded();
  await expect(nameOf(page)).not.toBeInViewport();
  await sendButton(page).click();
  await expect(nameOf(page)).toBeFocused();
  await expect(nameOf(page)).toBeInViewport();
  await expect(nameOf(page)).toHaveAccessibleDescription(/Name is required/);
  await nameOf(page).pressSequentially("Bus");
  await expect(tokenForm(page).getByText("Name is required")).toBeHidden();
  await expect(nameOf(page)).toBeFocused();
  await expect(tokenForm(page).getByText("Choose at least one permission")).toBeVisible();

  await test.step("also in a closed part of the form", async () => {
    await nameOf(page).fill("");
    await nameOf(page).evaluate((field) => {
      const details = document.createElement("details");
      field.closest("form")?.prepend(details);
      const frame = field.closest("div");
      if (frame) details.append(frame);
    });
    await expect(nameOf(page)).toBeHidden();
    await sendButton(page).click();
    await expect(nameOf(page)).toBeFocused();
  });
});

test("a form is saved although its session has ended", async ({ page, consoleErrors }) => {
  allowFailedCalls(consoleErrors);
  const endSession = await openWithOwnSession(page, ACCOUNT);
  await openTokenForm(page);
  await endSession();
  await sendButton(page).click();
  await logInAgain(page);
  await expect(page.getByRole("dialog", { name: "Token for “Timetable”" })).toBeVisible();
});

test("leaving a form with typed text asks first; leaving a saved one does not", async ({ page }) => {
  await openWithOwnSession(page, ACCOUNT);
  const name = page.getByLabel("Your name");
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await name.fill("Asha Verma");
  await page.getByRole("link", { name: "Notices" }).click();
  await question.getByRole("button", { name: "Stay here" }).click();
  await expect(name).toHaveValue("Asha Verma");
  const save = page.getByRole("button", { name: "Save the name" });
  await save.click();
  await expect(toast(page, "Name saved.")).toBeVisible();
  await page.getByRole("link", { name: "Notices" }).click();
  await expect(page).toHaveURL(NOTICES);
});

test("a form whose screen cannot be loaded again after saving is saved", async ({
  asAdmin: page,
  site,
  consoleErrors,
}) => {
  expectLoggedFailure(consoleErrors);
  const { _id } = await site.content.create(resources.contacts, {
    name: "Ravi",
    address: "Ujjain",
    phoneNumber: "+91 98765 43210",
    message: "Fees?",
  });
  await page.goto(`/admin/enquiries/${_id}`);
  const note = page.getByLabel("Internal note");
  await note.fill("He comes on Monday.");
  await page.route(`**/enquiries/${_id}`, (route) => route.abort());
  await page.getByRole("button", { name: "Add the note" }).click();
  await expect(toast(page, "Saved, but the screen could not be loaded again.")).toBeVisible();
  await expect(note).toHaveValue("");
  await page.unroute(`**/enquiries/${_id}`);
  await page.reload();
  await expect(page.getByRole("listitem").filter({ hasText: "He comes on Monday." })).toHaveCount(1);
});
