import { contacts } from "../../features/enquiries/content/contacts.ts";
import { addEntry } from "./admin-actions.ts";
import { expect, expectLoggedFailure, test } from "./fixtures.ts";

const SCREEN = "/admin/admin-welcome";
const ENQUIRY = { name: "Ravi", address: null, phoneNumber: "9876543210", message: "When do you open?" };

test("the dashboard counts the content and shows the newest enquiries and notices", async ({
  asAdmin: page,
  site,
  consoleErrors,
}) => {
  for (let index = 0; index < 7; index++) {
    await site.content.create(contacts, { ...ENQUIRY, name: `Parent ${index}` });
  }
  await addEntry(site, "notices", { title: "Holiday", description: "On Friday" });
  await page.goto(SCREEN);
  const counts = page.getByRole("region", { name: "Counts" });
  await expect(counts.getByRole("link", { name: "Enquiries 7" })).toBeVisible();
  await expect(counts.getByRole("link", { name: "Notices 1" })).toBeVisible();
  const enquiries = page.getByRole("region", { name: "Newest enquiries" });
  await expect(enquiries.getByRole("listitem")).toHaveCount(3);
  await expect(enquiries.getByRole("listitem").first()).toContainText("Parent 6");
  await expect(page.getByRole("region", { name: "Latest notices" })).toContainText("Holiday");
  const plot = page.getByRole("table", { name: "Enquiries per week" });
  await expect(plot.getByRole("row")).toHaveCount(9);
  await expect(plot.getByRole("row").last()).toContainText("7");
  await counts.getByRole("link", { name: "Enquiries 7" }).click();
  await expect(page).toHaveURL("/admin/ManageContacts");

  await test.step("a part that cannot be loaded shows a message, and the others are shown", async () => {
    await page.route("**/notices/all**", (route) => route.abort());
    await page.getByRole("link", { name: "Dashboard" }).click();
    await expect(page.getByRole("region", { name: "Latest notices" })).toContainText(
      "This could not be loaded.",
    );
    await expect(page.getByRole("link", { name: "Notices –" })).toBeVisible();
    await expect(enquiries.getByRole("listitem")).toHaveCount(3);
    expectLoggedFailure(consoleErrors);
  });
});
