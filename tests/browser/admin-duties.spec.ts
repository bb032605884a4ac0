import type { Page } from "@playwright/test";
import { ADMIN_ROLE } from "../../content/api/api-contract.ts";
import { DUTIES, type Permission } from "../../content/api/permissions.ts";
import { startTestServer, type TestServer } from "../test-server.ts";
import { allowFailedCalls, expect, test } from "./fixtures.ts";

const PASSWORD = "chalk and slate 12";
const emailOf = (person: string) => `${person.toLowerCase()}@school.example`;

/** A school whose people have these permissions; a test may change them. */
async function startSchool(people: Record<string, readonly Permission[]>): Promise<TestServer> {
  const server = await startTestServer({
    withSite: true,
    findRights: ({ email }) => {
      const own = Object.keys(people).find((person) => emailOf(person) === email);
      return { duties: [], permissions: [...(own ? (people[own] ?? []) : DUTIES.everything)] };
    },
  });
  for (const person of Object.keys(people)) {
    await server.accounts.create(emailOf(person), PASSWORD, ADMIN_ROLE);
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
  const people = { teacher: DUTIES.posts as readonly Permission[] };
  const server = await startSchool(people);
  await logIn(page, server, "teacher");
  await expect(menuOf(page).getByRole("link")).toHaveText([
    ...["Dashboard", "Posts", "Galleries", "Account", "Trash", "Logout"],
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
  people.teacher = [];
  await form.getByRole("button", { name: "Create", exact: true }).click();
  await expect(form).toContainText("to give you the duty “Posts and galleries”");
  await expect(form).toContainText("Nothing you entered is lost.");
  await expect(form.getByLabel("Title", { exact: true })).toHaveValue("Sports week");
  await expect(menuOf(page).getByRole("link", { name: "Posts" })).toBeHidden();

  people.teacher = DUTIES.posts;
  await form.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Gallery created successfully!").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Sports week" })).toBeVisible();
  await server.close();
});
