import type { EventColumns } from "../../../core/server/history/event-columns.ts";

/** The work of the office on enquiries. */
export interface EnquiryTables {
  /** Events of an enquiry (`event-store.ts`). Lines are added, never changed, and deleted only with the enquiry. */
  enquiryEvents: EventColumns & { enquiryId: string };
  /** The time of the newest enquiry that an account has seen. */
  enquirySeen: {
    accountId: string;
    seenUntil: string;
  };
  /** Claims of people who are answering an enquiry. A claim ends by itself. */
  enquiryAnswering: {
    enquiryId: string;
    accountId: string;
    person: string;
    until: string;
  };
  /** Enquiries until this moment were in a daily mail to the account. */
  enquiryDigests: {
    accountId: string;
    sentUntil: string;
  };
}

/** Not backed up: who has seen or is answering which enquiry. */
export const enquiryTablesLeftOut = ["enquirySeen", "enquiryAnswering"];
