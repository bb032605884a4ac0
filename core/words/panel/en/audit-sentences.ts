import type { AuditAction } from "../../../content/api/audit-contract.ts";
import type { EntryNames } from "./entries.ts";

/** {what} is "the notice “…”" or "a notice", {many} is "notices", {of} is " of “…”" or nothing. */
const SENTENCES: Record<AuditAction, string> = {
  create: "Added {what}",
  update: "Changed {what}",
  delete: "Deleted {what}",
  restore: "Restored {what}",
  submit: "Asked for the approval of {what}",
  approve: "Approved and published {what}",
  "send-back": "Sent {what} back to its author",
  purge: "Deleted {what} for good",
  disable: "Disabled {what}",
  enable: "Enabled {what}",
  login: "Logged in",
  logout: "Logged out",
  "end-session": "Ended a session",
  "change-password": "Changed the password",
  "add-passkey": "Added a passkey",
  "remove-passkey": "Removed a passkey",
  "reset-password": "Set a new password for {what}",
  "reset-link": "Made a link for a new password for {what}",
  "sign-out": "Ended every session of {what}",
  "set-up-second-step": "Set up an authenticator app for the login",
  "remove-second-step": "Removed the authenticator app of the login",
  "reset-second-step": "Reset the second step of {what}",
  "make-recovery-codes": "Made new recovery codes",
  "use-recovery-code": "Used a recovery code",
  "record-consent": "Recorded that the parents{of} agree",
  "record-refusal": "Recorded that the parents{of} do not agree",
  "withdraw-consent": "Recorded that the parents{of} take their consent back",
  "take-back-consent": "Took back an answer of the parents{of} that was recorded by mistake",
  import: "Imported {many}",
  export: "Downloaded a list of {many}",
  "start-download": "Started to download {what}",
  download: "Downloaded {what}",
  "fail-download": "Did not finish downloading {what}",
  forget: "Deleted everything about {what} for good",
  expire: "Deleted {many} for good, because their time was over",
  "export-person": "Downloaded everything about a person",
  "forget-person": "Deleted all {many} of a person for good",
  "send-again": "Tried again to send {many}",
  "send-test": "Sent a test mail",
};

/** There is one of each. */
const ONLY = new Set(["announcement", "parts", "sample", "yearChange"]);

const what = (type: string, { one }: EntryNames, hasTitle: boolean): string => {
  if (hasTitle) return `the ${one} “{title}”`;
  if (ONLY.has(type)) return `the ${one}`;
  return `${/^[aeiou]/.test(one) ? "an" : "a"} ${one}`;
};

/** The sentences of the audit log. */
export const auditSentences = {
  /** For the filter by action. */
  actions: {
    create: "Added",
    update: "Changed",
    delete: "Deleted",
    restore: "Restored",
    submit: "Asked for approval",
    approve: "Approved",
    "send-back": "Sent back",
    purge: "Deleted for good",
    disable: "Disabled",
    enable: "Enabled",
    login: "Logged in",
    logout: "Logged out",
    "end-session": "Ended a session",
    "change-password": "Changed the password",
    "add-passkey": "Added a passkey",
    "remove-passkey": "Removed a passkey",
    "reset-password": "Set a new password",
    "reset-link": "Made a link for a new password",
    "sign-out": "Ended every session",
    "set-up-second-step": "Set up an authenticator app",
    "remove-second-step": "Removed an authenticator app",
    "reset-second-step": "Reset a second step",
    "make-recovery-codes": "Made new recovery codes",
    "use-recovery-code": "Used a recovery code",
    "record-consent": "Recorded a consent",
    "record-refusal": "Recorded a refusal",
    "withdraw-consent": "Recorded a withdrawn consent",
    "take-back-consent": "Took back a recorded answer",
    import: "Imported",
    export: "Downloaded a list",
    "start-download": "Started a download",
    download: "Downloaded",
    "fail-download": "Did not finish a download",
    forget: "Deleted everything about a child",
    expire: "Deleted when its time was over",
    "export-person": "Downloaded everything about a person",
    "forget-person": "Deleted all enquiries of a person",
    "send-again": "Tried again to send mail",
    "send-test": "Sent a test mail",
  } satisfies Record<AuditAction, string>,

  /** A whole sentence with the placeholder {title}. Undefined for an action of a newer version. */
  done: (action: string, type: string, names: EntryNames, hasTitle: boolean): string | undefined =>
    SENTENCES[action as AuditAction]
      ?.replace("{what}", what(type, names, hasTitle))
      .replace("{of}", hasTitle ? " of “{title}”" : "")
      .replace("{many}", names.many),
  reordered: (many: string) => `Changed the order of the ${many}`,
  /** The data file of one child. */
  downloadedAllAbout: (one: string) => `Downloaded all data about a ${one}`,
  /** Data deleted with a child or with enquiries, or in the data file of a person. */
  counts: {
    versions: (count: number) => (count === 1 ? "1 version" : `${count} versions`),
    consents: (count: number) => (count === 1 ? "1 consent" : `${count} consents`),
    topStudents: (count: number) => (count === 1 ? "1 top student" : `${count} top students`),
    alumni: (count: number) => (count === 1 ? "1 alumnus" : `${count} alumni`),
    pictures: (count: number) => (count === 1 ? "1 picture" : `${count} pictures`),
    files: (count: number) => (count === 1 ? "1 file" : `${count} files`),
    copies: (count: number) => (count === 1 ? "1 copy" : `${count} copies`),
    enquiries: (count: number) => (count === 1 ? "1 enquiry" : `${count} enquiries`),
    mails: (count: number) => (count === 1 ? "1 mail" : `${count} mails`),
    students: (count: number) => (count === 1 ? "1 student" : `${count} students`),
  },
  /** Actors other than accounts. */
  actors: { visitor: "visitor", "command line": "command line", program: "program" },
  /** The headings of the downloaded log. */
  columns: {
    time: "Time (India)",
    who: "Who",
    person: "Name",
    duties: "Duties",
    done: "What was done",
    kind: "Kind",
    title: "Title",
    fields: "Changed fields",
    id: "Id",
  },
};
