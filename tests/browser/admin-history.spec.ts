import type { Page } from "@playwright/test";
import { API_PREFIX } from "../../core/content/api/api-contract.ts";
import { historyPath } from "../../core/content/site/office-paths.ts";
import { PROGRAM } from "../../core/server/database/entries/record-change.ts";
import { resources } from "../../features/types.ts";
import { buildJpeg } from "../files.ts";
import { provenBy } from "../repetitions.ts";
import type { TestServer } from "../test-server.ts";
import { addEntry, agreeToDelete, changeEntry, toast } from "./admin-actions.ts";
import { ADMIN, expect, expectToSuitEveryScreen, expectToSuitEveryScreenInAll, test } from "./fixtures.ts";

const picture = await buildJpeg({ width: 80, height: 60 });
const TEACHER = { name: "Kavita Joshi", designation: "Teacher", subject: "Hindi", qualification: "M.A." };
const TEAM = "/admin/team-management";

test.beforeEach(async ({ site }) => {
  await site.database.db.deleteFrom("revisionFiles").execute();
  await site.database.db.deleteFrom("revisions").execute();
});

async function addTeacher(site: TestServer): Promise<{ id: string; file: string }> {
  const { _id: id } = await addEntry(site, "team", { ...TEACHER, image: picture });
  const { image } = await site.database.db
    .selectFrom("team")
    .select("image")
    .where("_id", "=", id)
    .executeTakeFirstOrThrow();
  return { id, file: `${site.url}${API_PREFIX}/uploads/${image}` };
}

async function deleteTeacher(page: Page): Promise<void> {
  await page.getByRole("button", { name: `Delete ${TEACHER.name}` }).click();
  await agreeToDelete(page);
  await expect(page.getByRole("heading", { name: TEACHER.name })).toHaveCount(0);
}

test("the trash shows what was deleted and by whom, restores it, or deletes it for good", async ({
  asAdmin: page,
  site,
}) => {
  const { file } = await addTeacher(site);
  await page.goto("/admin/trash");
  await expect(page.getByText("The trash is empty")).toBeVisible();
  await page.goto(TEAM);
  await deleteTeacher(page);

  await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Trash" }).click();
  const line = page.getByRole("row").filter({ hasText: TEACHER.name });
  await expect(line).toContainText(`by ${ADMIN.email}`);
  await expect(line).toContainText("1 file");
  await expectToSuitEveryScreen(page);

  await test.step("a restored entry is back in its list", async () => {
    await line.getByRole("button", { name: "Restore" }).click();
    await expect(toast(page, "Restored. It is where it was.")).toBeVisible();
    await expect(page.getByText("The trash is empty")).toBeVisible();
    await page.goto(TEAM);
    await expect(page.getByRole("heading", { name: TEACHER.name })).toBeVisible();
    expect((await fetch(file)).status).toBe(200);
  });

  await test.step("the trash can be searched; deleting for good asks first", async () => {
    await deleteTeacher(page);
    await page.goto("/admin/trash?q=nobody");
    await expect(page.getByText("Nothing in the trash matches")).toBeVisible();
    await page.goto("/admin/trash?q=kavita");
    await line.getByRole("button", { name: "Delete for good" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
    await expect(line).toBeVisible();
    await line.getByRole("button", { name: "Delete for good" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete for good" }).click();
    await expect(toast(page, "Deleted for good.")).toBeVisible();
    await page.goto("/admin/trash");
    await expect(page.getByText("The trash is empty")).toBeVisible();
  });
});

test("entries that were deleted together are one line of the trash, which opens and is restored as one", {
  tag: "@all",
  annotation: provenBy(
    "trash.test.ts",
    "groups entries that were deleted together into one item on request, which is restored as one",
  ),
}, async ({ asAdmin: page, site }) => {
  const { team } = resources;
  const names = ["Kavita Joshi", "Ramesh Patel", "Sunita Verma"];
  const created = await Promise.all(
    names.map((name) => site.content.create(team, { ...TEACHER, name, image: null, qualification: "B.Ed." })),
  );
  const ids = created.map(({ _id }) => _id);
  await site.content.changeMany(team, { name: "delete" }, { ids }, PROGRAM);
  await page.goto("/admin/trash");
  const lines = page.getByRole("main").locator("tbody tr");
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText("3 entries");
  await expectToSuitEveryScreenInAll(page);

  await lines.getByRole("link", { name: "Team members: 3 entries" }).click();
  await expect(lines).toHaveCount(3);
  await lines.first().getByRole("button", { name: "Restore" }).click();
  await expect(lines).toHaveCount(2);

  await page.getByRole("link", { name: "Back to the whole trash" }).click();
  await expect(lines).toHaveCount(1);
  await lines.getByRole("button", { name: "Restore" }).click();
  await expect(toast(page, "2 entries restored.")).toBeVisible();
  await expect(page.getByText("The trash is empty")).toBeVisible();

  await test.step("the trash is filtered by kind; selected lines are restored, and the rest is emptied", async () => {
    await site.content.changeMany(team, { name: "delete" }, { ids }, PROGRAM);
    const titles = ["Fees", "Holiday"];
    for (const title of titles) {
      const { _id } = await addEntry(site, "notices", { title, description: "x" });
      await site.content.remove(resources.notices, _id);
    }
    await page.goto("/admin/trash");
    await expect(lines).toHaveCount(3);
    await page.getByLabel("Filter by kind").selectOption("Notices");
    await expect(page).toHaveURL(/type=notices/);
    await expect(lines).toHaveCount(2);
    await lines.filter({ hasText: "Fees" }).getByRole("checkbox").check();
    const bar = page.getByRole("region", { name: "Selection" });
    await expect(bar).toContainText("1 entry selected");
    await expectToSuitEveryScreenInAll(page);
    await bar.getByRole("button", { name: "Restore" }).click();
    await expect(toast(page, "1 entry restored.")).toBeVisible();
    await expect(lines).toHaveCount(1);

    await page.goto("/admin/trash");
    await page.getByRole("button", { name: "Empty the trash" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("Empty the trash? It has 4 entries.");
    await question.getByRole("button", { name: "Delete for good" }).click();
    await expect(toast(page, "4 entries deleted for good.")).toBeVisible();
    await expect(page.getByText("The trash is empty")).toBeVisible();
  });
});

test.describe("history", () => {
  test("shows each version next to the one before, and restores any of them", async ({
    asAdmin: page,
    site,
  }) => {
    const { id } = await addTeacher(site);
    await changeEntry(site, "team", id, { subject: "Sanskrit" });
    await changeEntry(site, "team", id, { subject: "English", designation: "Senior Teacher" });
    await page.goto(TEAM);
    await page.getByRole("link", { name: `History of ${TEACHER.name}` }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`History: ${TEACHER.name}`);
    const versions = page.getByRole("main").getByRole("list").locator("> li");
    await expect(versions).toHaveCount(3);
    await expect(versions.first()).toContainText("Current");
    const subject = (before: string, after: string) =>
      new RegExp(`Subject\\s*Before\\s*\\[removed: ${before} \\]\\s*After\\s*\\[added: ${after} \\]`);
    await expect(versions.first()).toContainText(subject("Sanskrit", "English"));
    await expect(versions.nth(1)).toContainText(subject("Hindi", "Sanskrit"));
    await expect(versions.first().locator("ins")).toContainText(["Senior", "English"]);
    await expect(versions.nth(1)).not.toContainText("Designation");
    await expectToSuitEveryScreen(page);

    await versions
      .nth(1)
      .getByRole("button", { name: /^Restore this version of / })
      .click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Restore this version" }).click();
    await expect(versions).toHaveCount(4);
    await expect(versions.first()).toContainText(/^Restored/);
    await expect(versions.first()).toContainText(subject("English", "Sanskrit"));
    expect(await (await page.request.get("/teachers")).text()).toContain("Sanskrit");

    await page.getByRole("link", { name: "Back to Team" }).click();
    await expect(page).toHaveURL(TEAM);
    await expect(page.getByRole("link", { name: `History of ${TEACHER.name}` })).toBeFocused();

    await page.goto(historyPath("pages", "fees"));
    await expect(page.getByText("Nothing has been changed since versions are kept")).toBeVisible();
  });
});
