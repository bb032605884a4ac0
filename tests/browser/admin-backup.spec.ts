import { readFile } from "node:fs/promises";
import { dayInIndia } from "../../core/content/text/india-time.ts";
import { resources } from "../../features/types.ts";
import { provenBy } from "../repetitions.ts";
import {
  expect,
  expectAccessibleInAll,
  expectLoggedFailure,
  expectToSuitEveryScreen,
  test,
} from "./fixtures.ts";

const SCREEN = "/admin/admin-welcome";
const LATEST = "**/api/v1/backups/latest";

const DAY_MS = 24 * 60 * 60 * 1000;

test("the office sees the last backup and its missing files, and downloads a backup", {
  tag: "@all",
  annotation: provenBy("daily-backups.test.ts", "the panel shows the time and the size of the latest backup"),
}, async ({ asAdmin: page, site, consoleErrors }) => {
  let latest: object = { createdAt: new Date().toISOString(), size: 12_400_000, missing: [] };
  await page.route(LATEST, (route) => route.fulfill({ json: latest }));
  await page.goto(SCREEN);
  const card = page.getByRole("region", { name: "Backup" });
  await expect(card).toContainText("(11.8 MB)");
  await expect(card).toContainText(dayInIndia(new Date()).slice(0, 4));
  await expect(card.getByText("It is overdue")).toHaveCount(0);
  await expectAccessibleInAll(page);

  await test.step("an overdue backup and its missing files are named, with what to do", async () => {
    latest = {
      createdAt: new Date(Date.now() - 3 * DAY_MS).toISOString(),
      size: 12_400_000,
      missing: [
        { type: "galleries", entryId: "1", title: "Sports Day", file: "a.jpg" },
        { type: "notices", entryId: "2", title: "वार्षिक उत्सव", file: "b.pdf" },
        { type: "team", entryId: "3", title: null, file: "c.jpg" },
      ],
    };
    await page.reload();
    await expect(card.getByText("It is overdue")).toHaveCount(1);
    await expect(card).toContainText("3 files are missing:");
    await expect(card.getByRole("listitem")).toHaveText([
      "Gallery: Sports Day",
      "Notice: वार्षिक उत्सव",
      "Team member",
    ]);
    await expect(card.getByText("वार्षिक उत्सव", { exact: true })).toHaveAttribute("lang", "hi");
    await expect(card).toContainText("Open each entry, choose its file again and save.");
    await expectToSuitEveryScreen(page);
    const many = Array.from({ length: 14 }, () => ({
      type: "team",
      entryId: "1",
      title: null,
      file: "a.jpg",
    }));
    latest = { ...latest, missing: many };
    await page.reload();
    await expect(card.getByRole("listitem")).toHaveCount(11);
    await expect(card.getByRole("listitem").last()).toHaveText("and 4 more");
  });

  await test.step("a download names the files that are missing now", async () => {
    await page.unroute(LATEST);
    const image = `${"c".repeat(32)}-40x30.jpg`;
    await site.content.create(resources.facilities, { name: "Library", image });
    await page.reload();
    await expect(card).toContainText("The server makes no daily backups.");
    const downloading = page.waitForEvent("download");
    await card.getByRole("button", { name: "Download a backup" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^gurukul-\d{4}-\d\d-\d\d\.tar$/);
    const archive = await readFile(await download.path());
    for (const entry of ["tables/accounts.jsonl", "manifest.json"])
      expect(archive.includes(entry)).toBe(true);
    await expect(card.getByRole("status")).toContainText("1 file is missing:");
    await expect(card.getByRole("listitem")).toHaveText(["Facility: Library"]);
    await expect(card).toContainText("Open the entry, choose its file again and save.");
    await expectAccessibleInAll(page);
  });

  await test.step("a download that fails shows a message", async () => {
    await page.route("**/api/v1/backups/download", (route) => route.abort("connectionreset"));
    await page.getByRole("button", { name: "Download a backup" }).click();
    await expect(page.getByRole("alert")).toContainText("The backup could not be downloaded.");
    expectLoggedFailure(consoleErrors);
  });
});
