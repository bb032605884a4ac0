import { addEntry, changeEntry } from "../../../../tests/browser/admin-actions.ts";
import {
  allowFailedCalls,
  expect,
  expectToSuitEveryScreen,
  test,
} from "../../../../tests/browser/fixtures.ts";
import { buildJpeg } from "../../../../tests/files.ts";
import { provenBy } from "../../../../tests/repetitions.ts";
import { galleries } from "../../content/galleries.ts";

const picture = await buildJpeg({ width: 80, height: 60 });

test("the galleries screen shows every picture, in one to four columns by the width of the screen", async ({
  asAdmin: page,
  site,
}) => {
  await addEntry(site, "galleries", { title: "Diwali", images: Array(5).fill(picture) });
  await addEntry(site, "galleries", { images: [picture] });
  await addEntry(site, "galleries", { title: "Not yet" });
  await page.goto("/admin/gallery-management");
  await expect(page.getByRole("region", { name: "Galleries" }).getByRole("img")).toHaveCount(6);
  await expect(page.getByText("0 pictures")).toBeVisible();
  const columns = () =>
    page
      .getByRole("listitem")
      .filter({ hasText: "Diwali" })
      .getByRole("list")
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(" ").length);
  for (const [width, count] of [
    [360, 1],
    [768, 2],
    [1100, 3],
    [1400, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await columns()).toBe(count);
  }
});

test("a submitted gallery is read with all its pictures and captions on a screen of its own, and decided there", async ({
  asAdmin: page,
  site,
}) => {
  const { _id } = await addEntry(site, "galleries", {
    title: "Holi",
    description: "In the yard",
    images: [picture, picture],
    isDraft: "true",
  });
  const ofGallery = site.database.db.selectFrom("galleries").select("images").where("_id", "=", _id);
  const [first = ""] = JSON.parse(String((await ofGallery.executeTakeFirstOrThrow()).images)) as string[];
  await changeEntry(site, "galleries", _id, { captions: JSON.stringify({ [first]: { caption: "Gulal" } }) });
  await site.database.db
    .updateTable("galleries")
    .set({ approval: "waiting" })
    .where("_id", "=", _id)
    .execute();
  await page.goto("/admin/gallery-management?approval=waiting");
  await page.getByRole("link", { name: "Read and decide Holi" }).click();
  await expect(page.getByRole("heading", { name: "Holi" })).toBeVisible();
  await expect(page.getByText("In the yard")).toBeVisible();
  const pictures = page.getByRole("article").getByRole("img");
  await expect(pictures).toHaveCount(2);
  await expect(page.getByRole("figure").first()).toContainText("Gulal");
  const loads = (image: HTMLImageElement) => image.naturalWidth > 0;
  await expect.poll(() => pictures.last().evaluate(loads)).toBe(true);
  const state = page.getByRole("region", { name: "Approval" });
  await expect(state).toContainText("Submitted by");
  await expectToSuitEveryScreen(page);
  await state.getByRole("button", { name: "Approve and publish" }).click();
  await expect(page.getByRole("link", { name: "View on site" })).toBeVisible();
  await expect(state).toBeHidden();
});

test("captions are typed one picture after the other; the text of a picture that was deleted meanwhile stays in the form", {
  tag: "@all",
  annotation: provenBy("send-captions.test.ts", "merges two edits picture by picture"),
}, async ({ asAdmin: page, site, consoleErrors }) => {
  allowFailedCalls(consoleErrors);
  const album = await addEntry(site, "galleries", { title: "Holi", images: [picture, picture, picture] });
  await page.goto("/admin/gallery-management");
  await page.getByRole("button", { name: "Edit Holi" }).click();
  await page.getByRole("button", { name: "Caption of picture 1" }).click();
  const dialog = page.getByRole("dialog", { name: "Caption of picture" });
  await page.keyboard.type("Gulal");
  await page.keyboard.press("Tab");
  await page.keyboard.type("गुलाल");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("heading")).toHaveText("Caption of picture 2");
  await expect(dialog.getByLabel("Caption", { exact: true })).toBeFocused();
  await page.keyboard.type("A drummer");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Caption of picture 1" })).toBeFocused();
  await expect(page.getByText("A drummer")).toBeVisible();

  const [stored] = (await site.content.list(galleries)).rows;
  const [first = ""] = JSON.parse(String(stored?.images)) as string[];
  await changeEntry(site, "galleries", album._id, { keep: first });
  await page.getByRole("button", { name: "Update", exact: true }).click();
  const lost = page.getByRole("group", { name: "Captions without a picture" });
  await expect(lost).toContainText("A drummer");
  await expect(lost).toBeFocused();
  await lost.getByRole("button", { name: "Remove this text" }).click();
  await page.getByRole("button", { name: "Update", exact: true }).click();
  await expect(page.getByText("Gallery updated successfully!")).toBeVisible();

  await page.goto(`/hi/gallery/${album._id}`);
  await expect(page.locator("figcaption")).toHaveText("गुलाल");
  await page.locator("a.picture-opener").click();
  await expect(page.getByRole("dialog")).toContainText("गुलाल");
});
