import { oncePerServer } from "../../../core/server/feature-server.ts";
import { openAccounts } from "../../accounts/server/exports.ts";
import { createAnswering } from "./mails-and-answers/answering.ts";
import { createDailyMails } from "./mails-and-answers/daily-mails.ts";
import { createMailPlanner } from "./mails-and-answers/enquiry-mails.ts";
import { createOldEnquiries } from "./privacy/old-enquiries.ts";
import { createEnquiryReceiver } from "./receive-enquiry.ts";

/** Receives enquiries, and sends the mails about them. */
export const openEnquiries = oncePerServer((core) => {
  const { db, content, limiter, mail, publish, findSchool, findSiteAddress, now } = core;
  const { mailChoices: choices } = openAccounts(core);
  const planMails = createMailPlanner({ mail, choices, limiter, findSchool, findSiteAddress });
  const { store } = content;
  return {
    answering: createAnswering(db, now),
    oldEnquiries: createOldEnquiries(db, publish, now),
    receiveEnquiry: createEnquiryReceiver({ db, store, limiter, planMails, findSiteAddress, now }),
    sendDailyMails: createDailyMails({ db, mail, choices, findSiteAddress, now }),
  };
});
