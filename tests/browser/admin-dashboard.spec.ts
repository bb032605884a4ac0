import { contacts } from "../../features/enquiries/content/contacts.ts";
import { provenBy } from "../repetitions.ts";
import { addEntry, logInAgain, openWithOwnSession } from "./admin-actions.ts";
import { allowFailedCalls, expect, expectLoggedFailure, expectToSuitEveryScreen, test } from "./fixtures.ts";

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
  await expect(counts.getByRole("link", { name: "7 Enquiries" })).toBeVisible();
  await expect(counts.getByRole("link", { name: "1 Notices" })).toBeVisible();
  const enquiries = page.getByRole("region", { name: "Newest enquiries" });
  await expect(enquiries.getByRole("listitem")).toHaveCount(5);
  await expect(enquiries.getByRole("listitem").first()).toContainText("Parent 6");
  await expect(page.getByRole("region", { name: "Latest notices" })).toContainText("Holiday");
  const plot = page.getByRole("table", { name: "Enquiries per week" });
  await expect(plot.getByRole("row")).toHaveCount(9);
  await expect(plot.getByRole("row").last()).toContainText("7");
  await counts.getByRole("link", { name: "7 Enquiries" }).click();
  await expect(page).toHaveURL("/admin/ManageContacts");

  await test.step("a part that cannot be loaded shows a message, and the others are shown", async () => {
    await page.route("**/notices/all**", (route) => route.abort());
    await page.getByRole("link", { name: "Dashboard" }).click();
    await expect(page.getByRole("region", { name: "Latest notices" })).toContainText(
      "This could not be loaded.",
    );
    await expect(page.getByRole("link", { name: "– Notices" })).toBeVisible();
    await expect(enquiries.getByRole("listitem")).toHaveCount(5);
    expectLoggedFailure(consoleErrors);
  });
});

test("the quick actions open the form they name", {
  tag: "@all",
  annotation: provenBy("entry-address.test.ts", "%s opens a form and is replaced by the address of the list"),
}, async ({ asAdmin: page }) => {
  await page.goto(SCREEN);
  await expect(page.getByText("No contacts available")).toBeVisible();
  const actions = page.getByRole("navigation", { name: "Quick actions" });
  for (const [action, title] of [
    ["Create Notice", "Create Notice"],
    ["Create New Gallery", "Create New Gallery"],
    ["Write a Post", "Create Block"],
  ] as const) {
    await actions.getByRole("link", { name: action }).click();
    await expect(page.getByRole("dialog", { name: title })).toBeVisible();
    // A reload must not open the form again.
    await expect(page).not.toHaveURL(/new/);
    await page.getByRole("dialog", { name: title }).getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.goto(SCREEN);
  }
  await actions.getByRole("link", { name: "Add Student" }).click();
  await expect(page.getByRole("region", { name: "Create Student" })).toBeVisible();
  await expect(page).toHaveURL("/admin/student-management");
  await page.reload();
  await expect(page.getByText("No students available")).toBeVisible();
  await expect(page.getByRole("region", { name: "Create Student" })).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(SCREEN);
});

test("an ended session is renewed in place by one dialog for all parts", {
  tag: "@all",
  annotation: provenBy("api-call.test.ts", "asks once for calls at the same time"),
}, async ({ page, consoleErrors }) => {
  const endSession = await openWithOwnSession(page, "/admin");
  await endSession();
  await page.getByRole("link", { name: "Dashboard" }).click();
  await logInAgain(page);
  await expect(page.getByRole("heading", { name: "Welcome, Admin" })).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  allowFailedCalls(consoleErrors);
});

test("the dashboard is accessible and fits on a phone and a desktop", {
  tag: "@all",
  annotation: provenBy(
    "admin-dashboard.spec.ts",
    "the dashboard counts the content and shows the newest enquiries and notices",
  ),
}, async ({ asAdmin: page, site }) => {
  await site.content.create(contacts, ENQUIRY);
  await page.goto(SCREEN);
  await expect(page.getByRole("heading", { name: "Enquiries per week" })).toBeVisible();
  await expectToSuitEveryScreen(page);
});
