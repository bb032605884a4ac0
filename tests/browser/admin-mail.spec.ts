import type { MailState } from "../../core/content/mail/mail-contract.ts";
import { provenBy } from "../repetitions.ts";
import { toast } from "./admin-actions.ts";
import { expect, expectAccessibleInAll, expectToSuitEveryScreen, test } from "./fixtures.ts";

const MAILS = "**/api/v1/mail";

const STATE: MailState = {
  sender: { address: "office@school.example", name: null, server: "mail.school.example" },
  sendsLinks: true,
  waiting: 1,
  givenUp: 1,
  mails: [
    {
      id: "019a0000-0000-7000-8000-000000000001",
      kind: "invitation",
      to: "a.teacher.with.a.very.long.address.indeed@a-long-name-of-a-school.example",
      createdAt: "2026-11-16T06:00:00.000Z",
      attempts: 10,
      nextTryAt: null,
      givenUpAt: "2026-11-18T06:00:00.000Z",
      message: "The mailbox does not exist (550)",
      reason: { id: "mail_mailbox_unknown", params: { code: "550" } },
    },
    {
      id: "019a0000-0000-7000-8000-000000000002",
      kind: "password-reset",
      to: "clerk@school.example",
      createdAt: "2026-11-18T06:00:00.000Z",
      attempts: 1,
      nextTryAt: "2026-11-18T06:05:00.000Z",
      givenUpAt: null,
      message: "The mail server mail.school.example could not be reached",
      reason: { id: "mail_unreachable", params: { host: "mail.school.example" } },
    },
  ],
};

test("a mail that could not be sent is on the dashboard until it is dismissed, and a test mail says its result", {
  tag: "@all",
  annotation: provenBy(
    "mail.test.ts",
    "a mail that cannot be sent is listed without its content, and can be tried again or dismissed",
  ),
}, async ({ asAdmin: page }) => {
  let state = STATE;
  await page.route(MAILS, (route) => route.fulfill({ json: state }));
  await page.route(`${MAILS}/dismiss`, (route) => {
    state = { ...STATE, givenUp: 0, mails: STATE.mails.slice(1) };
    return route.fulfill({ json: { count: 1 } });
  });
  await page.route(`${MAILS}/test`, (route) =>
    route.fulfill({
      json: {
        isAccepted: false,
        message: "The mail server mail.school.example did not answer in time",
        reason: { id: "mail_timed_out", params: { host: "mail.school.example" } },
      },
    }),
  );
  await page.goto("/admin/admin-welcome");
  const line = page.getByRole("region", { name: "1 mail could not be sent" });
  await expect(line).toContainText("The mailbox does not exist (550)");
  await expectToSuitEveryScreen(page);
  await page.getByRole("link", { name: "Mail and test mail" }).click();

  const unsent = page.getByRole("region", { name: "Mails that are not sent yet" });
  await expect(unsent.getByRole("listitem")).toHaveCount(2);
  await expectAccessibleInAll(page);
  await expectToSuitEveryScreen(page);

  await page.getByRole("button", { name: "Send a test mail" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "The test mail was not sent." })).toContainText(
    "The mail server mail.school.example did not answer in time",
  );

  await unsent.getByRole("button", { name: /^Dismiss the mail to a\.teacher/ }).click();
  await expect(toast(page, "1 mail was dismissed.")).toBeVisible();
  await expect(unsent.getByRole("listitem")).toHaveCount(1);
  await expect(unsent).toBeFocused();
  await page.goto("/admin/admin-welcome");
  await expect(page.getByRole("region", { name: "Mail", exact: true })).toContainText("1 mail is waiting.");
  await expect(line).toHaveCount(0);
});
