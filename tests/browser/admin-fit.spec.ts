import { contacts } from "../../content/resources/contacts.ts";
import { buildJpeg } from "../files.ts";
import { addEntry } from "./admin-actions.ts";
import { expect, expectToSuitEveryScreen, test } from "./fixtures.ts";

const picture = await buildJpeg({ width: 80, height: 60 });

test("the screens of people are accessible and fit on a phone and a desktop", async ({
  asAdmin: page,
  site,
}) => {
  const long = "Venkatanarasimharajuvaripeta".repeat(2);
  await addEntry(site, "topStudents", { name: long, class: "9", percent: "95", image: picture });
  await addEntry(site, "team", { name: long, designation: long, subject: "Hindi", qualification: "M.A." });
  await addEntry(site, "students", {
    name: long,
    rollNumber: "1",
    class: "1",
    section: "A",
    dateOfBirth: "2016-04-02",
    guardianName: long,
    mobileNumber: "9876543210",
    address: long,
    gender: "Male",
    profilePhoto: picture,
  });
  for (const screen of ["top-students", "team-management", "student-management"]) {
    await page.goto(`/admin/${screen}`);
    await expect(page.getByRole("button", { name: "Edit" })).toBeVisible();
    await expectToSuitEveryScreen(page);
  }
});

test("the screens of content are accessible and fit on a phone and a desktop", async ({
  asAdmin: page,
  site,
}) => {
  const long = "https://example.com/".repeat(5);
  await addEntry(site, "facilities", { name: long, image: picture });
  await addEntry(site, "blocks", { title: long, description: long, autherName: long, images: picture });
  await addEntry(site, "galleries", { title: long, description: long, images: [picture, picture] });
  await site.content.create(contacts, {
    name: long,
    address: long,
    phoneNumber: "9876543210",
    message: long,
  });
  for (const screen of [
    "facilities",
    "block-management",
    "gallery-management",
    "ManageContacts",
    "marquee-manager",
  ]) {
    await page.goto(`/admin/${screen}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectToSuitEveryScreen(page);
  }
});
