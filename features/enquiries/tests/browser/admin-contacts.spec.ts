import type { Locator, Page } from "@playwright/test";
import type { EntryValues } from "../../../../core/server/content/entry-rows.ts";
import {
  expect,
  expectAccessible,
  expectAccessibleInAll,
  expectLoggedFailure,
  PHONE,
  test,
} from "../../../../tests/browser/fixtures.ts";
import { provenBy } from "../../../../tests/repetitions.ts";
import { contacts } from "../../content/contacts.ts";

async function middleOf(button: Locator): Promise<{ x: number; y: number }> {
  // Another face has another width.
  await button.evaluate(() => document.fonts.ready);
  const box = await button.boundingBox();
  if (!box) throw new Error("the button is not visible");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.describe("contacts", () => {
  const SCREEN = "/admin/ManageContacts";
  const CONTACT = { name: "Ravi", address: "Ujjain", phoneNumber: "+91 98765 43210", message: "Fees?" };

  test("are shown, emptied by an edit that checks nothing, and deleted without a question", async ({
    asAdmin: page,
    site,
  }) => {
    await site.content.create(contacts, CONTACT);
    await page.goto(SCREEN);
    const card = page.getByRole("listitem").filter({ hasText: "Ravi" });
    for (const text of Object.values(CONTACT)) await expect(card).toContainText(text);
    await card.getByRole("button", { name: "Edit" }).click();
    const modal = page.getByRole("dialog", { name: "Edit Contact" });
    for (const label of ["Name", "Address", "Phone number", "Message"]) {
      await expect(modal.getByLabel(label)).not.toHaveAttribute("required");
      await modal.getByLabel(label).fill(label === "Phone number" ? "none" : "");
    }
    await modal.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Contact updated successfully" })).toBeVisible();
    const remove = page.getByRole("button", { name: "Delete enquiry without a name" });
    await expect(remove).toBeVisible();
    await expect(page.getByText("Ujjain")).toHaveCount(0);
    await expectAccessible(page);

    let reloads = 0;
    page.on("request", (request) => {
      if (request.url().includes("/contact/all")) reloads++;
    });
    await remove.click();
    await expect(page.getByRole("alert").filter({ hasText: "Contact deleted successfully" })).toBeVisible();
    await expect(page.getByText("No contacts available")).toBeVisible();
    expect(reloads).toBe(0);

    await test.step("the dashboard shows one without a name too", async () => {
      await site.content.create(contacts, { ...CONTACT, name: "" });
      await page.goto("/admin/admin-welcome");
      const newest = page.getByRole("region", { name: "Newest enquiries" });
      await expect(newest).toContainText("Enquiry without a name");
      await expectAccessibleInAll(page);
    });
  });

  for (const [device, press] of [
    ["mouse", (page: Page, x: number, y: number) => page.mouse.click(x, y)],
    ["finger", (page: Page, x: number, y: number) => page.touchscreen.tap(x, y)],
  ] as const) {
    test.describe(`by ${device}`, () => {
      // High enough for the buttons of two cards.
      test.use({ hasTouch: device === "finger", viewport: { ...PHONE, height: 900 } });

      test("a second press at the place of Delete does not delete the next contact", {
        tag: device === "mouse" ? [] : "@all",
      }, async ({ asAdmin: page, site }) => {
        for (const name of ["Fourth", "Third", "Second", "First"]) {
          await site.content.create(contacts, { ...CONTACT, name });
        }
        const deletions: string[] = [];
        page.on("request", (request) => {
          if (request.method() === "DELETE") deletions.push(request.url());
        });
        await page.goto(SCREEN);
        const spot = await middleOf(page.getByRole("button", { name: "Delete First" }));
        const second = page.getByRole("button", { name: "Delete Second" });
        const before = await middleOf(second);
        await press(page, spot.x, spot.y);
        await expect(page.getByRole("heading", { name: "First" })).toHaveCount(0);
        await expect(page.getByRole("region", { name: "Contacts" })).toBeFocused();
        expect(await middleOf(second)).toEqual(before);
        await press(page, spot.x, spot.y);
        await expectAccessibleInAll(page);
        await press(page, before.x, before.y);
        await expect(page.getByRole("heading", { name: "Second" })).toHaveCount(0);
        await expect(page.getByRole("heading", { name: "Third" })).toBeVisible();
        expect(deletions).toHaveLength(2);

        await test.step("nor does a second press of Enter", async () => {
          await page.getByRole("button", { name: "Delete Third" }).focus();
          await page.keyboard.press("Enter");
          await expect(page.getByRole("heading", { name: "Third" })).toHaveCount(0);
          await page.keyboard.press("Enter");
          await expect(page.getByRole("region", { name: "Contacts" })).toBeFocused();
          await page.keyboard.press("Tab");
          const list = page.getByRole("region", { name: "Contacts" });
          await expect(list.getByRole("button", { name: "Undo" })).toBeFocused();
          await page.keyboard.press("Tab");
          await expect(
            list.getByRole("listitem").filter({ hasText: "Fourth" }).locator(":focus"),
          ).toHaveCount(1);
          await expect(page.getByRole("heading", { name: "Fourth" })).toBeVisible();
        });
      });
    });
  }

  test("are paged, and deleting the last one of a page shows the page before", async ({
    asAdmin: page,
    site,
  }) => {
    for (let index = 0; index < 25; index++) {
      await site.content.create(contacts, { ...CONTACT, name: `Parent ${index}` });
    }
    await page.goto(SCREEN);
    const cards = page.getByRole("region", { name: "Contacts" }).getByRole("listitem");
    await expect(cards).toHaveCount(24);
    await page.getByRole("link", { name: "Next page" }).click();
    await expect(page.getByText("Page 2 of 2")).toBeVisible();
    await expect(cards).toHaveCount(1);
    await page.getByRole("button", { name: "Delete Parent 0" }).click();
    await expect(cards).toHaveCount(24);
    await expect(page.getByText("Page 2 of 2")).toBeHidden();
  });

  test("the screen of an enquiry keeps what was typed when others change or delete it", {
    tag: "@all",
    annotation: provenBy(
      "enquiries.test.ts",
      "of two changes of the same version the second one is refused, and a note is kept in any case",
    ),
  }, async ({ asAdmin: page, site, consoleErrors }) => {
    expectLoggedFailure(consoleErrors);
    const { _id } = await site.content.create(contacts, CONTACT);
    const change = (values: EntryValues) =>
      site.content.update(
        contacts,
        _id,
        () => values,
        () => true,
      );
    await page.goto(SCREEN);
    await page.getByRole("link", { name: "Open the enquiry of Ravi" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ravi");
    await expectAccessibleInAll(page);
    const note = page.getByLabel("Internal note");
    await note.fill("He comes on Monday.");
    const status = page.getByLabel("Status", { exact: true });
    await status.selectOption("Closed");
    await change({ status: "answered" });
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const conflict = page.getByRole("dialog", { name: "Somebody else changed this meanwhile" });
    await expect(conflict.getByRole("radio", { name: "Take theirs Answered" })).not.toBeChecked();
    await expect(conflict.getByRole("radio", { name: "Keep mine Closed" })).toBeChecked();
    await expectAccessible(page);
    await conflict.getByRole("button", { name: "Save this choice" }).click();
    await expect(conflict).toBeHidden();
    await expect(status).toHaveValue("closed");

    // A change that is saved is shown, even if the enquiry cannot be loaded again, and the next one is based on it.
    const own = `**/api/v1/enquiries/${_id}`;
    await page.route(own, (route) => (route.request().method() === "GET" ? route.abort() : route.fallback()));
    for (const [label, value] of [
      ["In progress", "inProgress"],
      ["Answered", "answered"],
    ] as const) {
      await status.selectOption(label);
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
      await expect(status).toHaveValue(value);
    }
    await page.unroute(own);

    await site.content.remove(contacts, _id);
    await page.getByRole("button", { name: "Add the note" }).click();
    const deleted = page.getByRole("alert", { name: "This enquiry was deleted meanwhile" });
    await expect(deleted).toBeFocused();
    await expect(note).toHaveValue("He comes on Monday.");
    await deleted.getByRole("button", { name: "Bring it back" }).click();
    await expect(deleted).toBeHidden();
    await page.getByRole("button", { name: "Add the note" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "noted" })).toContainText(
      "He comes on Monday.",
    );
    await expect(note).toHaveValue("");
    await expect(page.getByRole("listitem").filter({ hasText: "changed the status" })).toHaveCount(4);
  });
});
