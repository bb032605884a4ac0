import { permissionFor } from "../../../core/content/api/permissions.ts";
import type { FeatureServer } from "../../../core/server/feature-server.ts";
import { createDeliveries } from "../../../core/server/mail/deliveries.ts";
import { findPeople, openAccounts } from "../../accounts/server/exports.ts";
import { contacts } from "../content/contacts.ts";
import { registerContactCreate } from "./contact-routes.ts";
import { registerEnquiryRoutes } from "./enquiry-routes.ts";
import { registerFigureRoutes } from "./figures/figures-routes.ts";
import { registerReplyRoutes } from "./mails-and-answers/reply-routes.ts";
import { createReplyStore } from "./mails-and-answers/reply-store.ts";
import { openEnquiries } from "./open-enquiries.ts";
import { registerPeriodRoutes } from "./privacy/period-routes.ts";
import { registerPersonDataRoutes } from "./privacy/person-data-routes.ts";

const LOOK_FOR_DAILY_MAILS_EVERY_MS = 60_000;

export const enquiriesServer: FeatureServer = {
  name: "enquiries",
  open(core) {
    const { config, database, db, mail, outbox, publish, findSchool, now } = core;
    const { receiveEnquiry, answering, oldEnquiries, sendDailyMails } = openEnquiries(core);
    const { accounts } = openAccounts(core);
    return {
      receiveMessage: receiveEnquiry,
      registerApi(api) {
        registerContactCreate(api, receiveEnquiry);
        registerFigureRoutes(api, { db, now });
        registerPeriodRoutes(api, { db, publish, oldEnquiries });
        registerPersonDataRoutes(api, {
          database,
          findSchool,
          publish,
          keptBackups: config.backups?.keep,
        });
      },
      registerEntryApi(api) {
        registerEnquiryRoutes(api, {
          db,
          store: core.content.store,
          answering,
          now,
          listPeople: async () => findPeople(await accounts.list(), permissionFor(contacts, "write")),
        });
        registerReplyRoutes(api, {
          db,
          mail,
          findSchool,
          replies: createReplyStore({ db, publish, mail, findSchool }),
          deliveries: createDeliveries(outbox),
        });
      },
      async removeExpired() {
        await answering.removeExpired();
        await oldEnquiries.remove();
      },
      jobs: [
        {
          everyMs: LOOK_FOR_DAILY_MAILS_EVERY_MS,
          run: sendDailyMails,
          failure: "daily mails cannot be queued",
        },
      ],
    };
  },
};
