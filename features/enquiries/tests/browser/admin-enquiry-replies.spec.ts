import {
  allowFailedCalls,
  expect,
  expectToSuitEveryScreen,
  test,
} from "../../../../tests/browser/fixtures.ts";
import { provenBy } from "../../../../tests/repetitions.ts";
import type { TestServer } from "../../../../tests/test-server.ts";
import { contacts } from "../../content/contacts.ts";
import { savedReplies } from "../../content/replies/saved-replies.ts";
import { enquiryPath } from "../../content/screen-paths.ts";

const ENQUIRY = { name: "Priya", address: null, phoneNumber: "098260 77553", message: "Is there a seat?" };
const REPLY = { title: "Seats", titleHi: null, topic: null, text: "Dear {name}, {class}.", textHi: null };

async function addEnquiry(site: TestServer): Promise<string> {
  return (await site.content.create(contacts, ENQUIRY))._id;
}

// `enquiry-replies.test.ts` has the answers themselves; this is what only a browser shows.
test("an answer by WhatsApp is filled in, opened in a new tab, and recorded when the person says so", {
  tag: "@all",
  annotation: provenBy("enquiry-replies.test.ts", "a message that was sent by WhatsApp is recorded"),
}, async ({ asAdmin: page, site }) => {
  const id = await addEnquiry(site);
  await site.content.create(savedReplies, REPLY);
  await page.goto(enquiryPath(id));
  await page.getByRole("radio", { name: "WhatsApp" }).check();
  await page.getByLabel("Saved reply").selectOption("Seats");
  await page.getByRole("button", { name: "Insert", exact: true }).click();
  const text = page.getByLabel("Your answer");
  await expect(text).toHaveValue("Dear Priya, {class}.");
  const link = page.getByRole("link", { name: "Open WhatsApp" });
  await link.click();
  await expect(text).toBeFocused();
  await expect(text).toHaveAccessibleDescription(/Fill in before you send: \{class\}/);
  await page.keyboard.type("Nursery");
  await expect(text).toHaveValue("Dear Priya, Nursery.");
  await expectToSuitEveryScreen(page);

  await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "" }));
  const [chat] = await Promise.all([page.waitForEvent("popup"), link.click()]);
  expect(chat.url()).toBe("https://wa.me/919826077553?text=Dear%20Priya%2C%20Nursery.");
  await chat.close();
  await page.getByRole("button", { name: "No", exact: true }).click();
  await expect(text).toHaveValue("Dear Priya, Nursery.");
  await expect(page.getByText("answered by WhatsApp")).toHaveCount(0);
  await Promise.all([page.waitForEvent("popup"), link.click()]);
  await page.getByRole("button", { name: "Yes, I sent it" }).click();
  await expect(page.getByText("answered by WhatsApp")).toBeVisible();
  await expect(text).toHaveCount(0);
});

test("the list leads through the enquiries by name and by keys, and to the next one that waits for an answer", async ({
  asAdmin: page,
  site,
}) => {
  for (const name of ["Oldest", "Middle", "Newest"])
    await site.content.create(contacts, { ...ENQUIRY, name });
  const heading = page.getByRole("heading", { level: 1 });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("/admin/ManageContacts?view=table&status=open");
  await page.getByRole("link", { name: "Newest", exact: true }).click();
  await expect(heading).toHaveText("Newest");
  await expect(page.getByRole("navigation", { name: "Enquiries" }).getByRole("link")).toHaveText([
    /^Newest/,
    /^Middle/,
    /^Oldest/,
  ]);
  await page.keyboard.press("Alt+ArrowDown");
  await expect(heading).toHaveText("Middle");
  await page.getByRole("link", { name: "Previous enquiry" }).click();
  await expect(heading).toHaveText("Newest");

  await page.getByRole("radio", { name: "Telephone" }).check();
  await page.getByRole("radio", { name: "Reached" }).check();
  await page.getByRole("button", { name: "Save the call" }).click();
  await expect(page.getByLabel("Assigned to")).toHaveValue(/./);
  await page.getByRole("button", { name: "Next to answer" }).click();
  await expect(heading).toHaveText("Middle");
  await expect(page.getByRole("navigation", { name: "Enquiries" }).getByRole("link")).toHaveCount(2);
  await page.getByRole("link", { name: "Back to the enquiries" }).click();
  await expect(page).toHaveURL("/admin/ManageContacts?status=open");
});

test("two people who ask for the next enquiry at the same time get two", async ({
  asAdmin: page,
  browser,
  site,
  consoleErrors,
}) => {
  // The claim of the slower one is refused.
  allowFailedCalls(consoleErrors);
  for (const name of ["Oldest", "Middle", "Newest"])
    await site.content.create(contacts, { ...ENQUIRY, name });
  const other = { email: "second.clerk@school.example", password: "yellow kite over neem" };
  await site.accounts.create(other.email, other.password, "admin");
  const login = await fetch(`${site.url}/api/v1/admins/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(other),
  });
  const { token } = await login.json();
  const context = await browser.newContext({ baseURL: site.url });
  await context.addInitScript((token) => {
    sessionStorage.setItem("token", token);
    sessionStorage.setItem("role", "admin");
  }, token);
  const pages = [page, await context.newPage()];
  for (const each of pages) {
    await each.goto("/admin/ManageContacts?status=open");
    await each.getByRole("link", { name: "Newest", exact: true }).click();
    await expect(each.getByRole("heading", { level: 1 })).toHaveText("Newest");
  }
  await Promise.all(pages.map((each) => each.getByRole("button", { name: "Next to answer" }).click()));
  const headings = pages.map((each) => each.getByRole("heading", { level: 1 }));
  for (const heading of headings) await expect(heading).toHaveText(/Middle|Oldest/);
  const names = await Promise.all(headings.map((heading) => heading.textContent()));
  expect(names.toSorted()).toEqual(["Middle", "Oldest"]);
  await context.close();
});
