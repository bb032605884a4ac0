import type { Action, OtherSubject } from "../../../../core/content/api/permissions.ts";
import type { ResourceName } from "../../../types.ts";

interface Subject {
  name: string;
  about: string;
}

/** The scope of access to a part of the website. Content types have their own names. */
const SUBJECTS: Record<Exclude<OtherSubject, "accounts">, Subject> = {
  admissions: { name: "Admissions page", about: "What the page says about how and when to apply" },
  announcement: { name: "Announcement", about: "The line at the top of the website" },
  audit: { name: "Audit log", about: "Who changed what, and when" },
  backups: { name: "Backups", about: "A copy of everything, with all data of children" },
  consents: { name: "Consent", about: "What parents have agreed to" },
  files: { name: "Files", about: "Pictures and PDF files that are not public, and uploads" },
  history: { name: "Earlier versions", about: "Of what the program may see; “Change” restores them" },
  mail: { name: "Mail", about: "Mails that could not be sent; “Change” sends them again" },
  pages: { name: "Pages", about: "The texts of the pages, with fees and school details" },
  sample: { name: "Sample content", about: "“Change” removes the invented entries" },
  trash: { name: "Trash", about: "“Change” restores entries and deletes them for good" },
};

const ABOUT: Partial<Record<ResourceName, string>> = {
  contacts: "Messages of parents, with names and telephone numbers",
  students: "With birth dates, guardians, addresses and telephone numbers",
};

/** Access for programs. */
export const tokens = {
  title: "Programs",
  text: "A program, such as fee software, works on the website with a token instead of your password. It may do only what you choose, and never more than you may do yourself.",
  notLoaded: "The tokens could not be loaded.",
  none: "No program has a token.",
  list: "Tokens for programs",
  keptNote:
    "When you change your password, you choose which tokens end with it. Revoke a token when you no longer need the program, or if somebody else may have seen it.",
  create: "Create a token",

  createdOn: (day: string) => `Created ${day}`,
  worksUntil: (day: string) => `Works until ${day}`,
  expiredOn: (day: string) => `Expired after ${day}`,
  lastUsed: (ago: string) => `Last used ${ago}`,
  neverUsed: "Not used yet",
  mayDo: (subject: string, actions: string) => `${subject}: ${actions}`,

  revoke: "Revoke",
  /** Follows `revoke` for screen readers. */
  ofProgram: (name: string) => ` ${name}`,
  revokeTitle: (name: string) => `Revoke the token of “${name}”?`,
  revokeText: "The program stops working at once. This cannot be undone, but you can create a new token.",
  revoked: (name: string) => `The token of “${name}” is revoked.`,
  failed: "That did not work. Please try again.",

  createTitle: "Token for a program",
  name: "Name of the program",
  nameHint: "for this list and the audit log",
  permissions: "What the program may do",
  permissionsHint: "as little as possible",
  actionsHelp: "“See” includes drafts. “Change” includes adding and deleting.",
  groups: {
    content: "Content of the website",
    children: "Children and parents",
    tools: "Files, versions and trash",
    program: "The website itself",
  },
  actions: { read: "See", write: "Change", publish: "Publish" } satisfies Record<Action | "publish", string>,
  subjects: SUBJECTS,
  about: ABOUT,
  expires: "How long it works",
  days: (count: number, day: string) => `${count} days, until ${day}`,
  year: (day: string) => `1 year, until ${day}`,
  otherDay: "Another day",
  lastDay: "Last day",
  lastDayHint: "at most one year from now",
  submit: "Create the token",

  shownTitle: (name: string) => `Token for “${name}”`,
  shownText:
    "Copy it into the settings of the program now: it is shown only this once. Anyone who has it can do what it allows, so send it to nobody.",
  token: "Token",
  copy: "Copy the token",
  notCopied: "The browser did not allow that. The token is selected, so that you can copy it yourself.",
  howToUse: "The program sends it with every call as {header}. The {reference} lists the calls.",
  reference: "API reference",

  count: (count: number) => (count === 1 ? "1 program has a token" : `${count} programs have tokens`),
  ofPerson:
    "Tokens that this person has created for programs. A new password that is set with a link ends all of them.",

  endedWith: "Programs that stop, too",
  endedWithHelp: "Untick a program only if you are sure that nobody else has its token.",
  allEnd: "The tokens for programs could not be loaded. All of them end with the password.",
};
