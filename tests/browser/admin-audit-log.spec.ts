import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { INDIA_AHEAD_MS } from "../../core/content/text/india-time.ts";
import { actorOf } from "../../core/server/database/entries/record-change.ts";
import { contacts } from "../../features/enquiries/content/contacts.ts";
import { provenBy } from "../repetitions.ts";
import { addEntry, breakServer, changeEntry, toast } from "./admin-actions.ts";
import { ADMIN, expect, expectAccessible, expectLoggedFailure, test } from "./fixtures.ts";

const SCREEN = "/admin/audit-log";
const lines = (page: Page) => page.getByRole("main").getByRole("list").getByRole("listitem");
const status = (page: Page) => page.getByRole("main").getByRole("status");

interface OldLine {
  at: string;
  actor?: string;
  title?: string;
  type?: string;
  action?: string;
}

const build = ({ at, actor = "office@school.example", title = "", ...rest }: OldLine) => ({
  _id: randomUUID(),
  at,
  actor,
  accountId: null,
  entryId: null,
  title,
  type: "notices",
  action: "create",
  fields: "[]",
  searchText: `${actor} ${title}`.toLowerCase(),
  ...rest,
});

test.beforeEach(async ({ site }) => {
  await site.adminToken();
  await site.database.db.deleteFrom("auditLog").execute();
});

test("the log shows who changed which fields, without the names of children and visitors", {
  tag: "@all",
  annotation: provenBy("audit.test.ts", "never contains field values: no child, no visitor, no password"),
}, async ({ asAdmin: page, site, consoleErrors }) => {
  const { _id } = await addEntry(site, "notices", { title: "Sports Day", description: "On Friday" });
  await changeEntry(site, "notices", _id, {
    title: "Sports Week",
    description: "All week",
    date: "2026-12-01",
  });
  const ravi = { name: "Ravi Canary", address: null, phoneNumber: "9876543210", message: "Fees?" };
  await site.content.create(contacts, ravi, actorOf(undefined));
  await page.goto("/admin/pages");
  await page.getByRole("link", { name: "Audit Log" }).click();
  await expect(page).toHaveURL(SCREEN);
  await expect(page).toHaveTitle(/^Audit Log · /);

  await expect(lines(page)).toHaveCount(3);
  await expect(status(page)).toHaveText("Changes 1 to 3 of 3");
  await expect(lines(page).nth(0)).toContainText("Added an enquiry");
  await expect(lines(page).nth(0)).toContainText("visitor");
  await expect(lines(page).nth(1)).toContainText("Changed the notice “Sports Week”");
  await expect(lines(page).nth(1)).toContainText("Title, Description, Date");
  await expect(lines(page).nth(1)).toContainText(ADMIN.email);
  await expect(lines(page).nth(2)).toContainText("Added the notice “Sports Day”");
  await expect(page.getByRole("main")).not.toContainText("Ravi Canary");

  await lines(page)
    .nth(1)
    .getByRole("link", { name: /^All changes of this notice/ })
    .click();
  await expect(lines(page)).toHaveCount(2);
  await expect(page.getByLabel("Search the log")).toHaveValue(_id);

  await test.step("it is filtered by days, type and words, and the address keeps the filters", async () => {
    const inIndia = (day: number, hour: number) =>
      new Date(Date.UTC(2026, 9, day, hour) - INDIA_AHEAD_MS).toISOString();
    await site.database.db.deleteFrom("auditLog").execute();
    await site.database.db
      .insertInto("auditLog")
      .values([
        build({ at: inIndia(1, 12), title: "Early", actor: "anita@school.example" }),
        build({ at: inIndia(2, 0), title: "Midnight", action: "delete" }),
        build({ at: inIndia(3, 23), title: "Evening", type: "blocks" }),
        build({ at: inIndia(4, 12), title: "=1+1" }),
      ])
      .execute();
    await page.goto(SCREEN);
    await expect(lines(page)).toHaveCount(4);
    await page.getByLabel("From").fill("2026-10-02");
    await page.getByLabel("To").fill("2026-10-03");
    await expect(status(page)).toHaveText("Changes 1 to 2 of 2");
    await expect(lines(page)).toContainText(["Evening", "Midnight"]);
    await page.getByLabel("Kind").selectOption("Posts");
    await expect(page).toHaveURL(/type=blocks/);
    await page.reload();
    await expect(page.getByLabel("Kind")).toHaveValue("blocks");
    await expect(lines(page)).toContainText(["Evening"]);

    await page.getByRole("button", { name: "Clear the filters" }).click();
    await expect(lines(page)).toHaveCount(4);
    await expect(page.getByLabel("From")).toHaveValue("");
    await page.getByLabel("Action").selectOption("Deleted");
    await expect(lines(page)).toContainText(["Midnight"]);
    await page.getByLabel("Action").selectOption("All actions");
    await page.getByLabel("Search the log").fill("nobody at all");
    await expect(page.getByText("No change matches")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Search the log").fill("1+1");
    await expect(lines(page)).toHaveCount(1);
  });

  await test.step("the filtered lines can be downloaded as CSV", async () => {
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download CSV" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("audit-log.csv");
    const text = await readFile(await download.path(), "utf8");
    expect(text.trimEnd().split("\r\n")).toEqual([
      expect.stringContaining('"Time (India)","Who","Name","Duties","What was done"'),
      `"2026-10-04 12:00:00","office@school.example","","","Added the notice “=1+1”","Notices","'=1+1","",""`,
    ]);
    await breakServer(page, "**/api/v1/audit/export*", "GET");
    await page.getByRole("button", { name: "Download CSV" }).click();
    await expect(toast(page, "The log could not be downloaded. Please try again.")).toBeVisible();
    expectLoggedFailure(consoleErrors);
  });
});
