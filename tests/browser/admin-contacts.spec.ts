import { contacts } from "../../content/resources/contacts.ts";
import { breakServer } from "./admin-actions.ts";
import { expect, expectAccessible, expectLoggedFailure, test } from "./fixtures.ts";

test.describe("contacts", () => {
  const SCREEN = "/admin/ManageContacts";
  const CONTACT = { name: "Ravi", address: "Ujjain", phoneNumber: "+91 98765 43210", message: "Fees?" };

  test("are shown, changed and deleted without a question", async ({ asAdmin: page, site }) => {
    await page.goto(SCREEN);
    await expect(page.getByText("No contacts available")).toBeVisible();
    await site.content.create(contacts, CONTACT);
    await page.reload();
    const card = page.getByRole("listitem").filter({ hasText: "Ravi" });
    for (const text of Object.values(CONTACT)) await expect(card).toContainText(text);

    await card.getByRole("button", { name: "Edit" }).click();
    const modal = page.getByRole("dialog", { name: "Edit Contact" });
    await expectAccessible(page);
    await modal.getByRole("button", { name: "Cancel" }).click();
    await card.getByRole("button", { name: "Edit" }).click();
    await modal.getByLabel("Name").fill("Ravi Shankar");
    await modal.getByLabel("Address").fill("");
    await modal.getByLabel("Message").fill("What are the fees?");
    await modal.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Contact updated successfully" })).toBeVisible();
    const changed = page.getByRole("listitem").filter({ hasText: "Ravi Shankar" });
    await expect(changed).not.toContainText("Ujjain");

    let reloads = 0;
    page.on("request", (request) => {
      if (request.url().includes("/contact/all")) reloads++;
    });
    await changed.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Contact deleted successfully" })).toBeVisible();
    await expect(page.getByText("No contacts available")).toBeVisible();
    expect(reloads).toBe(0);
  });

  test("come in pages, and the last one of a page leads to the page before", async ({
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

  test("have their own words for failures; a strange answer is an empty list", async ({
    asAdmin: page,
    site,
    consoleErrors,
  }) => {
    await site.content.create(contacts, CONTACT);
    await page.goto(SCREEN);
    await breakServer(page, "**/contact/update/*", "PUT");
    await breakServer(page, "**/contact/delete/*", "DELETE");
    await page.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Failed to delete contact" })).toBeVisible();
    await page.getByRole("button", { name: "Edit" }).click();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Failed to update contact" })).toBeVisible();
    await page.route("**/contact/all?*", (route) => route.abort());
    await page.reload();
    await expect(page.getByRole("region", { name: "Contacts" })).toContainText("Failed to load contacts");
    await expectAccessible(page);
    await page.route("**/contact/all?*", (route) => route.fulfill({ json: { contacts: "none" } }));
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("No contacts available")).toBeVisible();
    expectLoggedFailure(consoleErrors);
  });
});
