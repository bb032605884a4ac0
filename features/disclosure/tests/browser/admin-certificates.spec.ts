import { addEntry } from "../../../../tests/browser/admin-actions.ts";
import { expect, expectToSuitEveryScreen, test } from "../../../../tests/browser/fixtures.ts";
import { provenBy } from "../../../../tests/repetitions.ts";

const EXPIRED = {
  kind: "fire safety",
  number: "F/41",
  authority: "Fire Brigade",
  issuedOn: "2018-01-01",
  validUntil: "2020-12-31",
};

// `certificate-states.test.ts` has the rules; this is what only a browser shows.
test("an expired certificate is renewed with the keyboard, and stays as an earlier one", {
  tag: "@all",
  annotation: provenBy("certificate-states.test.ts", "is the last issued one, and the earlier ones stay"),
}, async ({ asAdmin: page, site }) => {
  await addEntry(site, "certificates", EXPIRED);
  await page.goto("/admin/admin-welcome");
  await page.getByRole("link", { name: /1 certificate has expired/ }).click();
  const cards = page.getByRole("region", { name: "Certificates" }).getByRole("listitem");
  await expect(cards).toHaveCount(1);
  await expect(cards.first()).toContainText("Expired on");
  await expectToSuitEveryScreen(page);

  await page.getByRole("button", { name: "Renew Fire safety certificate" }).press("Enter");
  const form = page.getByRole("dialog", { name: "Add Certificate" });
  await expect(form.getByLabel("Kind")).toHaveValue("fire safety");
  await expect(form.getByLabel("Issued by", { exact: true })).toHaveValue("Fire Brigade");
  await expect(form.getByLabel("Number")).toHaveValue("");
  await expect(form.getByLabel("Number")).toBeFocused();
  await form.getByLabel("Issued on").fill("2021-01-01");
  await form.getByLabel("Valid until").fill("2020-01-01");
  await form.getByRole("button", { name: "Save" }).press("Enter");
  await expect(form.getByLabel("Valid until")).toHaveAccessibleDescription(
    /Valid until must not be before Issued on/,
  );
  await form.getByLabel("Valid until").fill("2099-12-31");
  await form.getByRole("button", { name: "Save" }).press("Enter");
  await expect(form).toBeHidden();
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText("Valid until");
  await expect(cards.last()).toContainText("Earlier");
  const renewButton = page.getByRole("button", { name: "Renew Fire safety certificate" });
  await expect(renewButton).toHaveCount(1);
  await page.getByRole("link", { name: "Table" }).click();
  await expect(page.getByRole("row", { name: /Earlier/ })).toContainText("Expired on");
  await renewButton.press("Enter");
  await expect(form.getByLabel("Number")).toBeFocused();
});
