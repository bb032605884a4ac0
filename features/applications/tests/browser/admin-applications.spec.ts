import {
  allowFailedCalls,
  DESKTOP,
  expect,
  expectAccessible,
  expectToSuitEveryScreen,
  PHONE,
  test,
} from "../../../../tests/browser/fixtures.ts";
import { readDrafts } from "../../../../tests/browser/read-drafts.ts";
import { applications } from "../../content/applications.ts";
import { closeApplications, openApplications } from "./open-applications.ts";

const LIST = "/admin/applications";

const CHILD = {
  dateOfBirth: "2020-06-30",
  gender: "Female",
  classSought: "Class 1",
  motherName: "Sunita Verma",
  address: "12 Example Road, Ujjain",
};

test.afterEach(({ site }) => closeApplications(site));

test("the office takes an application from its arrival to a student record", async ({
  asAdmin: page,
  site,
  consoleErrors,
}) => {
  test.slow();
  page.on("dialog", (dialog) => void dialog.accept());
  // The last seat is refused.
  allowFailedCalls(consoleErrors);
  await openApplications(site);
  for (const [index, name] of ["Asha Verma", "Bina Rao", "Chetan Das"].entries()) {
    const mobileNumber = `+91 98260 7700${index}`;
    await site.content.create(applications, { ...CHILD, name, mobileNumber });
  }
  await page.setViewportSize(DESKTOP);

  // The office sets the seats first.
  await page.goto(`${LIST}?view=cards`);
  await expect(page.getByText("2 documents missing").first()).toBeVisible();
  await page.goto("/admin/application-settings");
  await page.getByLabel("Seats in Class 1").fill("1");
  await page.getByRole("button", { name: "Add a question" }).click();
  await page.getByLabel("Question (English)").fill("Aadhaar number");
  await expect(page.getByText("Do not ask for an Aadhaar number")).toBeVisible();
  await page.getByLabel("Question (English)").fill("Which bus?");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved.")).toBeVisible();

  // Several are moved together, and the move is undone.
  await page.goto(`${LIST}?view=table`);
  await expect(page.getByText("1 seat left")).toBeVisible();
  await page.getByRole("checkbox", { name: /Bina Rao/ }).check();
  await page.getByRole("checkbox", { name: /Chetan Das/ }).check();
  await page.getByRole("button", { name: "Move", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Move 2 applications" });
  await dialog.getByLabel("Step").selectOption("waiting");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("2 applications changed.", { exact: true })).toBeVisible();
  await expect(page.getByText("Next from the waiting list").first()).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(page.getByText("Next from the waiting list")).toHaveCount(0);

  // The office writes to the parents of one, offers a seat and admits the child.
  await page.getByRole("link", { name: "Asha Verma", exact: true }).click();
  await page.getByRole("button", { name: "Ask for them" }).click();
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue(
    /we still need: Birth certificate, Photo/,
  );
  await page.getByLabel("Message", { exact: true }).fill("Please bring the documents.");
  await expect.poll(() => readDrafts(page)).toEqual([expect.stringContaining("Please bring the documents.")]);
  await page.reload();
  await expect(page.getByText("What you typed before and did not send is here again.")).toBeVisible();
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("Please bring the documents.");
  await page.getByRole("button", { name: "Ask for them" }).click();
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue(
    /^Please bring the documents\.\n\nDear parents/,
  );
  await page.getByLabel("Message", { exact: true }).fill("Please bring the originals.");
  await page.evaluate(() => {
    window.open = () => null;
    document.addEventListener("click", (event) => {
      if (event.target instanceof Element && event.target.closest('a[target="_blank"]'))
        event.preventDefault();
    });
  });
  await page.getByRole("link", { name: "Open WhatsApp" }).click();
  await page.getByLabel("Message", { exact: true }).fill("Typed later");
  await page.getByRole("button", { name: "Yes, I sent it" }).click();
  await expect(page.getByText("wrote to the parents by WhatsApp")).toBeVisible();
  await expect(page.getByText("Please bring the originals.")).toBeVisible();
  await page.getByLabel("Step").selectOption("offered");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("to Offered")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Admit" }).click();
  const admission = page.getByRole("dialog", { name: "Admit the child" });
  await expect(admission.getByLabel("Class")).not.toHaveValue("");
  await admission.getByRole("button", { name: "Admit" }).click();
  await page.getByRole("link", { name: "Open the student record" }).click();
  await page.getByRole("link", { name: "Application for admission" }).click();
  await expect(page.getByRole("heading", { name: "What was sent" })).toBeVisible();
  await page.getByRole("button", { name: "Undo the admission" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo the admission" }).click();
  await expect(page.getByText("The admission is undone.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Admit" })).toBeVisible();

  // The only seat is taken.
  await page.goto(`/admin/application-board?classSought=Class%201`);
  await expect(page.getByText("0 seats left")).toBeVisible();
  await page.getByRole("button", { name: "Move: Bina Rao" }).click();
  const move = page.getByRole("dialog", { name: "Move: Bina Rao" });
  await move.getByLabel("Step").selectOption("offered");
  await move.getByRole("button", { name: "Save" }).click();
  await expect(move.getByText(/No seat is left in Class 1/)).toBeVisible();
  await move.getByRole("button", { name: "Cancel" }).click();
  await expectAccessible(page);
});

test("saving the settings asks before it deletes applications or overwrites a colleague", async ({
  asAdmin: page,
  site,
  consoleErrors,
}) => {
  // The version of the colleague is refused.
  allowFailedCalls(consoleErrors);
  await openApplications(site);
  const values = { ...CHILD, name: "Old Application", mobileNumber: "+91 98260 77001" };
  const { _id } = await site.content.create(applications, values);
  const createdAt = "2025-01-01T00:00:00.000Z";
  const { db } = site.database;
  await db.updateTable("applications").set({ createdAt, session: null }).where("_id", "=", _id).execute();
  await page.setViewportSize(PHONE);
  await page.goto("/admin/application-settings");
  await page.getByLabel("Months until deletion").fill("3");
  const save = page.getByRole("button", { name: "Save", exact: true });
  await save.click();
  const question = page.getByRole("alertdialog", { name: "Delete 1 application for good?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await openApplications(site, { months: 18 });
  await save.click();
  await question.getByRole("button", { name: "Save and delete" }).click();
  const conflict = page.getByRole("dialog");
  await expect(conflict.getByRole("group", { name: "Months until deletion" })).toBeVisible();
  await expectAccessible(page);
  await conflict.getByRole("radio", { name: /18/ }).check();
  await conflict.getByRole("button", { name: "Save" }).click();
  await expect(page.getByLabel("Months until deletion")).toHaveValue("18");
  await page.getByLabel("Months until deletion").fill("20");
  await save.click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await site.content.remove(applications, _id);
});

for (const address of [LIST, "/admin/application-settings", "/admin/application-board"]) {
  test(`${address} suits every screen`, async ({ asAdmin: page, site }) => {
    test.slow();
    await openApplications(site);
    await site.content.create(applications, {
      ...CHILD,
      name: "Asha Verma",
      mobileNumber: "+91 98260 77001",
    });
    await page.goto(address);
    await expectToSuitEveryScreen(page);
  });
}
