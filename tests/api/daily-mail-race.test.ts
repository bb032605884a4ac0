import { expect, it } from "vitest";
import { NO_MAILS } from "../../content/enquiries/mail-choices.ts";
import { findRights } from "../../server/access/account-rights.ts";
import { createRecipientFinder } from "../../server/access/mail-recipients.ts";
import { openDatabase } from "../../server/database/open-database.ts";
import { createDailyMails } from "../../server/enquiries/daily-mails.ts";
import { createMailChoiceStore } from "../../server/enquiries/mail-choices.ts";
import { createMailQueue } from "../../server/mail/mail-queue.ts";
import { createPerson } from "./people.ts";
import { startApi } from "./start-api.ts";

let time = Date.parse("2026-11-18T06:00:00Z");
const now = () => time;
const api = await startApi({ now });

it("of several processes, one sends the daily mail", async () => {
  const json = { topics: { ...NO_MAILS.topics, other: "daily" }, hour: 9 };
  for (let count = 0; count < 2; count++) {
    const { email, password } = await createPerson(api, "enquiries");
    const token = await api.logIn(email, password);
    expect((await api.put("/admins/enquiry-mails", { token, json })).status).toBe(200);
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
  const findRecipients = createRecipientFinder(api.server.accounts, findRights);
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
