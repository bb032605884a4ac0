/**
 * The migrations of version 0.9, which `001-baseline` replaces: it creates the same tables. A database that has all of them goes on, one
 * that lacks some is refused.
 */
export const VERSION_0_9: readonly string[] = [
  "001-first-tables",
  "002-audit-log",
  "003-session-device",
  "004-page-documents",
  "005-history",
  "006-lists-drafts-batches",
  "007-hindi-companions",
  "008-hindi-spellings",
  "009-life-of-notices",
  "010-events",
  "011-search",
  "012-consents",
  "013-times-of-notices",
  "014-panel-languages-taken-files",
  "015-files-to-place",
  "016-line-feeds",
  "017-student-order",
  "018-enquiry-topics",
  "019-principal-and-generated-passwords",
  "020-captions",
  "021-search-tokens",
  "022-students-in-hindi",
  "023-mails",
  "024-duties-and-links",
  "025-approvals",
  "026-second-step-and-tokens",
  "027-enquiries",
  "028-names-in-audit-log",
  "029-saved-replies",
  "030-certificates",
  "031-disclosure-checks",
  "034-taken-back-consents",
  "035-security-events",
  "036-clock-of-the-app",
  "037-mails-about",
  "038-unfinished-checks-and-unknown-files",
];

/** The migration that has the same effect as all of version 0.9. */
export const BASELINE = "001-baseline";
