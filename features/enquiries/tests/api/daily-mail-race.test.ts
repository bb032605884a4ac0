import { expect, it } from "vitest";
import { openDatabase } from "../../../../core/server/database/open-database.ts";
import { createMailQueue } from "../../../../core/server/mail/mail-queue.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { createRecipientFinder } from "../../../accounts/server/links/mail-recipients.ts";
import { createMailChoiceStore } from "../../../accounts/server/mails/mail-choices.ts";
import { NO_MAILS } from "../../../accounts/tests/api/no-mails.ts";
import { createPerson } from "../../../accounts/tests/api/people.ts";
import { createDailyMails } from "../../server/mails-and-answers/daily-mails.ts";

let time = Date.now();
const now = () => time;
const api = await startApi({ now });

it("of several processes, one sends the daily mail", async () => {
  const enquiries = { ...NO_MAILS.mails.enquiries, other: "daily" };
  const json = { mails: { ...NO_MAILS.mails, enquiries }, hour: 9 };
  for (let count = 0; count < 2; count++) {
    const { email, password } = await createPerson(api, "enquiries");
    const token = await api.logIn(email, password);
    expect((await api.put("/admins/mails", { token, json })).status).toBe(200);
  }
  const enquiry = { name: "Sunita", phoneNumber: "98765 43210", message: "When do admissions open?" };
  expect((await api.post("/contact/create", { json: enquiry })).status).toBe(201);
  time += 24 * 60 * 60_000;
  const opened = await Promise.all(
    Array.from({ length: 4 }, () =>
      openDatabase({ databaseUrl: api.databaseUrl, dataDir: api.server.dataDir }),
    ),
  );
  const mail = createMailQueue({ isSet: true, now });
  const findRecipients = createRecipientFinder(api.server.accounts);
  try {
    await Promise.all(
      opened.map(({ db }) => {
        const choices = createMailChoiceStore({ db, findRecipients, now });
        return createDailyMails({ db, mail, choices, findSiteAddress: async () => api.server.url, now })();
      }),
    );
  } finally {
    for (const { db } of opened) await db.destroy();
  }
  const mails = await api.server.database.db.selectFrom("mails").select("recipient").execute();
  expect(mails).toHaveLength(2);
});
