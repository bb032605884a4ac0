import path from "node:path";
import type { Page } from "@playwright/test";
import { ADMIN_ROLE } from "../../core/content/api/api-contract.ts";
import type { Duty } from "../../core/content/api/permissions.ts";
import { loadSample } from "../../core/sample/load-sample.ts";
import { PROGRAM } from "../../core/server/database/entries/record-change.ts";
import { provenBy } from "../repetitions.ts";
import { startTestServer, type TestServer } from "../test-server.ts";
import { allowFailedCalls, expect, test } from "./fixtures.ts";

const PASSWORD = "chalk and slate 12";
const emailOf = (person: string) => `${person.toLowerCase()}@school.example`;

/** A school with a person for each of these duties. */
async function startSchool(people: Record<string, Duty>): Promise<TestServer> {
  const server = await startTestServer({ withSite: true });
  for (const [person, duty] of Object.entries(people)) {
    await server.accounts.create(emailOf(person), PASSWORD, ADMIN_ROLE, { duties: [duty] });
  }
  return server;
}

async function logIn(page: Page, { url }: TestServer, person: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel("Email").fill(emailOf(person));
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Admin");
}

const menuOf = (page: Page) => page.getByRole("navigation", { name: "Admin" });

test("the panel shows what a person may do, and a duty that is taken away loses nothing typed", async ({
  page,
  consoleErrors,
}) => {
  allowFailedCalls(consoleErrors);
  const server = await startSchool({ teacher: "posts" });
  const setDuties = (...duties: Duty[]) => server.accounts.change(emailOf("teacher"), { duties }, PROGRAM);
  await logIn(page, server, "teacher");
  await expect(menuOf(page).getByRole("link")).toHaveText([
    ...["Dashboard", "Posts", "Galleries", "Trash", "Account", "Logout"],
  ]);
  await expect(page.getByRole("navigation", { name: "Quick actions" }).getByRole("link")).toHaveText([
    ...["Create New Gallery", "Write a Post"],
  ]);

  await page.goto(`${server.url}/admin/student-management`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This screen is not part of your duties");
  await expect(page.getByRole("main")).toContainText("the duty “Students and consent”");
  await page.getByRole("link", { name: "To the dashboard" }).click();
  await page.getByRole("link", { name: "Create New Gallery" }).click();

  const form = page.getByRole("dialog");
  await form.getByLabel("Title", { exact: true }).fill("Sports week");
  await setDuties();
  await form.getByRole("button", { name: "Create", exact: true }).click();
  await expect(form).toContainText("to give you the duty “Posts and galleries”");
  await expect(form).toContainText("Nothing you entered is lost.");
  await expect(form.getByLabel("Title", { exact: true })).toHaveValue("Sports week");
  await expect(menuOf(page).getByRole("link", { name: "Posts" })).toBeHidden();

  await setDuties("posts");
  await form.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Gallery created successfully!").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Sports week" })).toBeVisible();
  await server.close();
});

/** Runs in the page: a number for the first of each kind of visible button of the screen, and marks them. */
function markButtons(): string[] {
  const seen = new Set<string>();
  const names: string[] = [];
  for (const button of document.querySelectorAll<HTMLButtonElement>("main button")) {
    const visible = [...button.childNodes]
      .filter((node) => !(node instanceof Element && node.matches(".sr-only, svg")))
      .map(({ textContent }) => textContent?.trim())
      .join("");
    const kind = `${button.className} ${visible}`;
    if (seen.has(kind) || button.disabled || !button.checkVisibility()) continue;
    seen.add(kind);
    button.dataset.walk = String(names.length);
    names.push(visible || (button.getAttribute("aria-label") ?? ""));
  }
  return names;
}

/** Counts the calls of the page that have no answer yet, and collects the refused ones. */
async function watchCalls(page: Page) {
  const open = new Set<unknown>();
  const refused: string[] = [];
  page.on("request", (request) => open.add(request));
  for (const end of ["requestfinished", "requestfailed"] as const) {
    page.on(end as "requestfinished", (request) => open.delete(request));
  }
  page.on("response", (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()} on ${page.url()}`);
  });
  return { refused, settle: () => expect.poll(() => open.size).toBe(0) };
}

/** Closes a dialog or refuses a question; one may follow another. */
async function closeDialogs(page: Page): Promise<void> {
  const dialog = page.locator("[role=dialog], [role=alertdialog]").first();
  for (let attempt = 0; attempt < 3 && (await dialog.isVisible()); attempt++) {
    await page.keyboard.press("Escape");
  }
}

for (const duty of ["posts", "students", "look", "lookChildren"] satisfies Duty[]) {
  test(`every visible link and button works with the duty ${duty}`, {
    tag: "@all",
    annotation: provenBy("may-open.test.ts", "with the duty %s, %s opens: %s"),
  }, async ({ page }) => {
    test.setTimeout(300_000);
    const server = await startSchool({ [duty]: duty });
    await loadSample(server.sample, server.files, {
      builtFolder: path.resolve(import.meta.dirname, "../../build/sample"),
      siteUrl: server.url,
    });
    const { refused, settle } = await watchCalls(page);
    await page.addInitScript(() => {
      window.print = () => {};
    });
    page.on("dialog", (dialog) => void dialog.accept());
    await logIn(page, server, duty);

    const screens = new Set<string>([new URL(page.url()).pathname]);
    const kinds = new Set<string>();
    for (const screen of screens) {
      await page.goto(server.url + screen);
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toBeVisible();
      // Forms and dialogs are loaded after the screen.
      await page.waitForLoadState("networkidle");
      await settle();
      await expect(heading).not.toHaveText(/not part of your duties/);
      const links = await page
        .locator('a[href^="/admin"]:visible')
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
      for (const link of links.filter((each) => !each.endsWith("/logout"))) {
        // One entry of each kind is enough.
        const kind = link.replace(/[0-9a-f-]{36}/, ":id");
        if (!kinds.has(kind)) screens.add(link);
        kinds.add(kind);
      }
      const buttons = await page.evaluate(markButtons);
      for (const index of buttons.keys()) {
        const button = page.locator(`[data-walk="${index}"]`).first();
        if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
        await button.click({ timeout: 5000 });
        await settle();
        await closeDialogs(page);
      }
    }
    expect(refused).toEqual([]);
    expect(screens.size).toBeGreaterThan(3);
    await server.close();
  });
}
