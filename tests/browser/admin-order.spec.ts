import type { Page } from "@playwright/test";
import { resources } from "../../features/types.ts";
import { buildJpeg } from "../files.ts";
import { provenBy } from "../repetitions.ts";
import { addEntry, agreeToDelete, breakServer, holdCalls, toast } from "./admin-actions.ts";
import {
  allowFailedCalls,
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

test("quick presses save the last order; a list that somebody else has changed is loaded again; a failure restores the order", {
  tag: "@all",
  annotation: provenBy(
    "order.test.ts",
    "is refused with 409 when the list has changed since, and nothing is moved",
  ),
}, async ({ asAdmin: page, site, consoleErrors }) => {
  allowFailedCalls(consoleErrors);
  await publish(site, "committee", committee(NAMES));
  await page.goto("/admin/committee");
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/committee/order")) sent++;
  });
  const answer = await holdCalls(page, "**/committee/order");
  await button(page, "Asha", "down").click();
  await button(page, "Asha", "down").click();
  await button(page, "Chetan", "up").click();
  await expect(titles(page)).toHaveText(["Chetan", "Bina", "Asha"]);
  answer();
  await expect
    .poll(async () => (await site.content.list(resources.committee)).rows.map(({ name }) => name))
    .toEqual(["Chetan", "Bina", "Asha"]);
  expect(sent).toBe(2);

  await test.step("an order that cannot be saved", async () => {
    await breakServer(page, "**/committee/order", "PUT");
    await button(page, "Chetan", "down").click();
    await expect(toast(page, "The new order could not be saved. Please try again.")).toBeVisible();
    await expect(titles(page)).toHaveText(["Chetan", "Bina", "Asha"]);
    await page.unroute("**/committee/order");
  });

  await test.step("a list that somebody else has changed", async () => {
    await publish(site, "committee", committee(["Devi"]));
    await button(page, "Chetan", "down").click();
    await expect(toast(page, "Somebody else has changed this list. It was loaded again")).toBeVisible();
    await expect(titles(page)).toHaveText(["Devi", "Chetan", "Bina", "Asha"]);
    await expect(announced(page)).toHaveText("");
    await button(page, "Chetan", "up").click();
    await expect(titles(page)).toHaveText(["Chetan", "Devi", "Bina", "Asha"]);
  });
});

test("a card can be dropped only on cards of its list, and a single entry has no move buttons", {
  tag: "@all",
  annotation: provenBy(
    "admin-order.spec.ts",
    "facilities are moved with the keyboard and dragged with the mouse",
  ),
}, async ({ asAdmin: page, site }) => {
  await publish(site, "committee", committee(["Asha", "Bina"]));
  await page.goto("/admin/committee");
  await handleOf(page, "Asha").dragTo(page.getByRole("heading", { level: 1 }));
  await expect(titles(page)).toHaveText(["Asha", "Bina"]);

  await test.step("Escape cancels the drag", async () => {
    const box = await cardOf(page, "Bina").boundingBox();
    await handleOf(page, "Asha").hover();
    await page.mouse.down();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20, { steps: 4 });
    await expect(cardOf(page, "Bina")).toHaveClass(/outline-maroon/);
    await expect(cardOf(page, "Asha")).toHaveClass(/opacity-50/);
    await page.keyboard.press("Escape");
    await page.mouse.up();
    await expect(cardOf(page, "Bina")).not.toHaveClass(/outline-maroon/);
    await expect(cardOf(page, "Asha")).not.toHaveClass(/opacity-50/);
    await expect(titles(page)).toHaveText(["Asha", "Bina"]);
    await expectAccessible(page);
  });

  await cardOf(page, "Bina").getByRole("button", { name: "Delete" }).click();
  await agreeToDelete(page);
  await expect(titles(page)).toHaveText(["Asha"]);
  await expect(page.getByRole("button", { name: /^Move / })).toHaveCount(0);
});
