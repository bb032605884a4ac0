import { addEntry } from "../../../../tests/browser/admin-actions.ts";
import { expect, expectToSuitEveryScreen, test } from "../../../../tests/browser/fixtures.ts";
import { openEditor } from "../../../../tests/browser/page-editor.ts";
import { restorePages } from "../../../../tests/browser/school-content.ts";
import { provenBy } from "../../../../tests/repetitions.ts";
import type { DisclosurePage } from "../../content/disclosure.ts";

// `find-gaps.test.ts` has the findings; this is what only a browser shows.
test("findings open the field, the certificate or the form of a new one", {
  tag: "@all",
  annotation: provenBy(
    "disclosure-check.test.ts",
    "an empty field is found, links to the field and is gone when it is filled",
  ),
}, async ({ asAdmin: page, site }) => {
  await restorePages(site);
  await site.pages.update(
    "disclosure",
    (document) => ({
      ...document,
      general: { ...(document as DisclosurePage).general, schoolCode: null },
    }),
    () => true,
  );
  const issued = { issuedOn: "2018-01-01" };
  await addEntry(site, "certificates", { kind: "fire safety", ...issued });
  await addEntry(site, "certificates", { kind: "water test", ...issued, validUntil: "2020-12-31" });
  await addEntry(site, "certificates", { kind: "recognition", ...issued, isInternal: "true" });

  const open = async (group: string, finding: RegExp) => {
    await page.goto("/admin/disclosure-check");
    const list = page.getByRole("region", { name: new RegExp(`^${group}`) });
    await list.getByRole("link", { name: finding }).press("Enter");
  };
  await open("Missing", /School code/);
  await expect(page.getByLabel("School code")).toBeFocused();

  const add = page.getByRole("dialog", { name: "Add Certificate" });
  const edit = page.getByRole("dialog", { name: "Edit Certificate" });
  await open("Missing", /Affiliation letter/);
  await expect(add.getByLabel("Kind")).toHaveValue("affiliation");
  await open("Missing", /Fire safety certificate/);
  await expect(edit.getByLabel("File (PDF/Image)")).toBeFocused();
  await expect(edit.getByLabel("Kind")).toHaveValue("fire safety");
  await open("Missing", /Recognition/);
  await expect(edit.getByLabel(/^Internal/)).toBeFocused();
  await open("Expired", /Water test report/);
  await expect(add.getByLabel("Kind")).toHaveValue("water test");
  await expect(add.getByLabel("Number")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(add).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/certificates\?view=cards$/);

  await page.goto("/admin/admin-welcome");
  await page.getByRole("link", { name: /The disclosure page needs attention in \d+ places/ }).click();
  await expect(page.getByRole("heading", { name: "Check of the disclosure page", level: 1 })).toBeVisible();
  await expectToSuitEveryScreen(page);
});

test("the editor of the disclosure page has links to what is written elsewhere", async ({
  asAdmin: page,
}) => {
  await openEditor(page, "disclosure");
  await expect(page.getByText(/^From the rest of the site: \d+ of \d+ are written$/)).toBeVisible();
  await expect(page.locator('a[href="/admin/pages/school?field=name"]')).toHaveText(/^(Change|Write)$/);
});
