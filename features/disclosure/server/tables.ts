import type { Generated } from "kysely";

/** The work of the office on the disclosure page. */
export interface DisclosureTables {
  /** The mails that an account has got about a certificate. Another last day starts anew. */
  certificateReminders: {
    accountId: string;
    certificateId: string;
    validUntil: string;
    /** A number of days, or "expired". */
    step: string;
  };
  /** The last check of the files and links of the disclosure page, in one row. */
  disclosureChecks: {
    _id: string;
    /** The process that is checking, until the claim ends. */
    claimedBy: Generated<string | null>;
    claimedUntil: Generated<string | null>;
    /** How many files and links it has checked, and of how many. */
    done: Generated<number>;
    total: Generated<number>;
    /** When the last whole check ended. */
    checkedAt: Generated<string | null>;
    /** Coded messages by file name or address, as JSON. */
    problems: Generated<string>;
    /** When the check began that is running or unfinished. */
    startedAt: Generated<string | null>;
    /** The file names and addresses that it has checked, as JSON. */
    answered: Generated<string>;
    /** When an unfinished check is continued at the earliest. */
    retryAt: Generated<string | null>;
  };
}

/** Not backed up: the last check of the disclosure page. */
export const disclosureTablesLeftOut = ["disclosureChecks"];
