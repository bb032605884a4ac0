import type { Page } from "@playwright/test";
import { buildJpeg } from "../files.ts";
import { ALUMNUS, addEntry, agreeToDelete, jpegFile, LONG_NAME, toast } from "./admin-actions.ts";
import { expect, expectAccessible, expectToSuitEveryScreen, test } from "./fixtures.ts";
import { publishAlumni } from "./school-content.ts";

const photo = await buildJpeg({ width: 60, height: 60 });

const cardOf = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });

test("an alumnus is added, shown to visitors, changed and deleted", { tag: "@all" }, async ({
  asAdmin: page,
}) => {
  await page.goto("/alumni");
  await expect(page.getByText("Our alumni will be introduced here soon.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Alumni by year" })).toHaveCount(0);

  await page.goto("/admin/alumni");
  await page.getByRole("button", { name: "Add Alumnus" }).click();
  const modal = page.getByRole("dialog", { name: "Add Alumnus" });
  for (const [label, value] of [
    ["Name", ALUMNUS.name],
    ["Father's name", ALUMNUS.fatherName],
    ["Class passed out of", ALUMNUS.passOutClass],
    ["Year of passing out", ALUMNUS.passOutYear],
    ["Designation", ALUMNUS.designation],
    ["Post", ALUMNUS.post],
    ["Lives in", ALUMNUS.location],
  ] as const) {
    await modal.getByRole("button", { name: "Save" }).click();
    const field = modal.getByLabel(label, { exact: true });
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(`${label} is required`);
    await field.fill(value);
  }
  await modal.getByLabel("Image").setInputFiles(jpegFile(photo));
  await modal.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Alumnus added successfully!")).toBeVisible();
  const card = cardOf(page, ALUMNUS.name);
  await expect(card.getByRole("img", { name: `Portrait of ${ALUMNUS.name}` })).toBeVisible();
  for (const words of [
    "Engineer, Bengaluru",
    ALUMNUS.post,
    "Class 12, Mathematics, 2014",
    "Father: Suresh Verma",
  ]) {
    await expect(card).toContainText(words);
  }

  await card.getByRole("button", { name: "Edit" }).click();
  const edit = page.getByRole("dialog", { name: "Edit Alumnus" });
  await edit.getByLabel("Lives in").fill("Bhopal");
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Alumnus updated successfully!")).toBeVisible();
  await page.goto("/alumni");
  await expect(page.getByRole("region", { name: "Alumni by year" }).getByRole("listitem")).toContainText([
    "Engineer, Bhopal",
  ]);

  await page.goto("/admin/alumni");
  await card.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Are you sure you want to delete this alumnus?");
  await agreeToDelete(page);
  await expect(page.getByText("No alumni available")).toBeVisible();
});

test("a committee member is added in two scripts or in one, shown to visitors, and deleted", {
  tag: "@all",
}, async ({ asAdmin: page, site }) => {
  for (const path of ["/about", "/management"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: /(Management|Managing) Committee/ })).toHaveCount(0);
  }
  await addEntry(site, "committee", { name: "Kalyani Deshpande", designation: "Secretary" });

  await page.goto("/admin/committee");
  await page.getByRole("button", { name: "Add Committee Member" }).click();
  const modal = page.getByRole("dialog", { name: "Add Committee Member" });
  await modal.getByLabel("Name", { exact: true }).fill("Raghunath Dubey");
  await modal.getByLabel("Name in Hindi").fill("रघुनाथ दुबे");
  await modal.getByLabel("Designation", { exact: true }).fill("President");
  await modal.getByLabel("Designation in Hindi").fill("अध्यक्ष");
  await modal.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Committee member added successfully!")).toBeVisible();
  await expect(cardOf(page, "Raghunath Dubey")).toContainText("President · अध्यक्ष");
  await expect(cardOf(page, "Raghunath Dubey").locator("[lang=hi]")).toHaveText(["रघुनाथ दुबे", "अध्यक्ष"]);

  await page.goto("/management");
  const members = page.getByRole("region", { name: "Managing Committee" }).getByRole("listitem");
  await expect(members).toHaveText([
    /^Raghunath Dubeyरघुनाथ दुबेPresident · अध्यक्ष$/,
    /^Kalyani DeshpandeSecretary$/,
  ]);
  await page.goto("/about");
  await expect(page.getByRole("region", { name: "Management Committee" }).getByRole("listitem")).toHaveText([
    "Raghunath DubeyPresident",
    "Kalyani DeshpandeSecretary",
  ]);

  await page.goto("/admin/committee");
  for (const name of ["Raghunath Dubey", "Kalyani Deshpande"]) {
    await cardOf(page, name).getByRole("button", { name: "Delete" }).click();
    await agreeToDelete(page);
    await expect(cardOf(page, name)).toHaveCount(0);
  }
  await expect(page.getByText("No committee members available")).toBeVisible();
});

test("both screens are accessible and fit on a phone and a desktop, however long a name is", {
  tag: "@all",
}, async ({ asAdmin: page, site }) => {
  const long = LONG_NAME;
  await publishAlumni(site);
  await addEntry(site, "alumni", { ...ALUMNUS, name: long, post: long });
  await addEntry(site, "committee", { name: "Kalyani Deshpande", designation: "Secretary" });
  await addEntry(site, "committee", { name: long, designation: long, designationHi: "सदस्य" });
  for (const screen of ["alumni", "committee"]) {
    await page.goto(`/admin/${screen}`);
    await expect(page.getByRole("heading", { name: long })).toBeVisible();
    await expectToSuitEveryScreen(page);
  }
});

test("the home page leaves the alumni out when there are none", { tag: "@all" }, async ({ page, site }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Our Alumni" })).toHaveCount(0);
  await publishAlumni(site);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Our Alumni" })).toBeVisible();
  await expectAccessible(page);
});
