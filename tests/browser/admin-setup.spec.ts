import type { Page } from "@playwright/test";
import type { PageName } from "../../features/pages.ts";
import { provenBy } from "../repetitions.ts";
import type { TestServer } from "../test-server.ts";
import { expect, expectToSuitEveryScreen, test } from "./fixtures.ts";
import { clearPages } from "./school-content.ts";

const SCREEN = "/admin/admin-welcome";
const guideOf = (page: Page) => page.getByRole("region", { name: "Make the site your school’s" });

/** Saves fields of a page as another admin. */
async function savePage(site: TestServer, name: PageName, document: unknown): Promise<void> {
  const body = new FormData();
  body.append("document", JSON.stringify(document));
  const answer = await fetch(`${site.url}/api/v1/pages/update/${name}`, {
    method: "PUT",
    body,
    headers: { authorization: `Bearer ${await site.adminToken()}` },
  });
  expect(answer.status).toBe(200);
}

async function putSamplePage(site: TestServer, name: PageName): Promise<void> {
  const row = { name, document: "{}", sample: 1, updatedAt: new Date().toISOString() };
  await site.database.db
    .insertInto("pages")
    .values(row)
    .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
    .execute();
}

test.beforeEach(({ site }) => clearPages(site));

test("the guide links to the blank fields of each step and shows which are done", {
  tag: "@all",
  annotation: provenBy(
    "setup-steps.test.ts",
    "a new school has every step open, each with links to the fields that are blank",
  ),
}, async ({ asAdmin: page, site }) => {
  await page.goto(SCREEN);
  const steps = guideOf(page).getByRole("listitem");
  const titles = [
    ...[
      "What does your site need?",
      "The school",
      "Logo and colours",
      "Classes",
      "The principal",
      "Home page",
      "Fees",
      "Contact",
    ],
    ...["The sample", "Students", "Online applications", "Consent of parents", "The other pages"],
  ];
  await expect(steps).toHaveText(titles.map((title, index) => new RegExp(`^${index + 1}\\. ${title}`)));
  for (const index of [0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12])
    await expect(steps.nth(index)).toContainText("To do");
  await expect(steps.nth(8)).toContainText("Done");
  await expectToSuitEveryScreen(page);

  await test.step("a link focuses the field", async () => {
    await steps.nth(4).getByText("To do").click();
    await steps.nth(4).getByRole("link", { name: "Name of the principal" }).click();
    await expect(page).toHaveURL("/admin/pages/home?field=principalsDesk.name");
    await expect(page.locator('[data-path="principalsDesk.name.en"]')).toBeFocused();
  });

  await test.step("a step is done only when all of its fields are filled", async () => {
    await savePage(site, "fees", { session: "2027-28" });
    await savePage(site, "privacy", { withoutRecord: "hidden" });
    await putSamplePage(site, "contact");
    await page.goto(SCREEN);
    await expect(steps.nth(11)).toContainText("Done");
    await steps.nth(6).getByText("To do").click();
    await expect(steps.nth(6).getByRole("link")).toHaveText(["Fees"]);
    await steps.nth(8).getByText("To do").click();
    await steps.nth(8).getByRole("link").click();
    await expect(page.getByRole("button", { name: "Remove the sample" })).toBeInViewport();
  });
});
