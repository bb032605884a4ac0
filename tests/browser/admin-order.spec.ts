import type { Page } from "@playwright/test";
import { buildJpeg } from "../files.ts";
import { provenBy } from "../repetitions.ts";
import { addEntry, toast } from "./admin-actions.ts";
import {
  expect,
  expectAccessible,
  expectToSuitEveryScreen,
  expectToSuitEveryScreenInAll,
  PHONE,
  test,
} from "./fixtures.ts";
import { publish } from "./school-content.ts";

const picture = await buildJpeg({ width: 60, height: 60 });

const NAMES = ["Asha", "Bina", "Chetan"];

const titles = (page: Page) => page.getByRole("listitem").getByRole("heading");
const button = (page: Page, name: string, way: "up" | "down") =>
  page.getByRole("button", { name: `Move ${name} ${way}`, exact: true });
const cardOf = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
const handleOf = (page: Page, name: string) => cardOf(page, name).getByTitle("Drag to another place");
const announced = (page: Page) => page.getByRole("main").getByRole("status");

const committee = (names: readonly string[]) =>
  names.map((name) => ({ name, nameHi: null, designation: "Member", designationHi: null }));

test("facilities are moved with the keyboard and dragged with the mouse", async ({ asAdmin: page, site }) => {
  for (const name of NAMES.toReversed()) await addEntry(site, "facilities", { name, image: picture });
  await page.goto("/admin/facilities");
  await expect(titles(page)).toHaveText(NAMES);
  await expect(button(page, "Asha", "up")).toBeDisabled();
  await expect(button(page, "Chetan", "down")).toBeDisabled();

  await button(page, "Asha", "down").focus();
  await page.keyboard.press("Enter");
  await expect(titles(page)).toHaveText(["Bina", "Asha", "Chetan"]);
  await expect(button(page, "Asha", "down")).toBeFocused();
  await expect(announced(page)).toHaveText("Asha is now 2 of 3");

  const saved = page.waitForResponse((answer) => answer.url().endsWith("/order"));
  await handleOf(page, "Chetan").dragTo(cardOf(page, "Bina"));
  await expect(titles(page)).toHaveText(["Chetan", "Bina", "Asha"]);
  await expect(announced(page)).toHaveText("Chetan is now 1 of 3");
  expect((await saved).status()).toBe(200);
  await expectAccessible(page);

  await page.reload();
  await expect(titles(page)).toHaveText(["Chetan", "Bina", "Asha"]);
});

test("the focus stays on the button until the end of the list, where it is disabled", {
  tag: "@all",
  annotation: provenBy(
    "admin-order.spec.ts",
    "facilities are moved with the keyboard and dragged with the mouse",
  ),
}, async ({ asAdmin: page, site }) => {
  await publish(site, "committee", committee(NAMES));
  await page.goto("/admin/committee");
  const down = button(page, "Asha", "down");
  await down.focus();
  for (const place of [2, 3, 3]) {
    await page.keyboard.press("Enter");
    await expect(announced(page)).toHaveText(`Asha is now ${place} of 3`);
    await expect(down).toBeFocused();
  }
  await expect(down).toBeDisabled();
  await expect(titles(page)).toHaveText(["Bina", "Chetan", "Asha"]);
  const toTop = page.getByRole("button", { name: "Move Asha to the top" });
  await toTop.press("Enter");
  await expect(announced(page)).toHaveText("Asha is now 1 of 3");
  await expect(toTop).toBeFocused();
  await expect(titles(page)).toHaveText(NAMES);
  await expectToSuitEveryScreenInAll(page);

  await test.step("several entries are moved at once in the table", async () => {
    await page.getByRole("link", { name: "Table", exact: true }).click();
    for (const name of ["Bina", "Chetan"])
      await page.getByRole("checkbox", { name: `Select ${name}` }).check();
    await page.getByRole("button", { name: "To the top" }).click();
    await expect(toast(page, "2 committee members moved to the top.")).toBeVisible();
    await expect(page.getByRole("rowheader").getByRole("button")).toHaveText(["Bina", "Chetan", "Asha"]);
    await expectToSuitEveryScreen(page);
    await page.getByRole("link", { name: "Cards" }).click();
    await expect(titles(page)).toHaveText(["Bina", "Chetan", "Asha"]);
  });

  await page.setViewportSize(PHONE);
  for (const way of ["up", "down"] as const) {
    const box = await button(page, "Chetan", way).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
});
