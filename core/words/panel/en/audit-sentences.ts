import type { AuditAction } from "../../../content/api/audit-contract.ts";
import type { EntryNames } from "../../../content/types/entry-names.ts";
import { OF_TITLE, textsOfFeatures } from "../audit-of-features.ts";

/** {what} is "the notice “…”" or "a notice", {many} is "notices". Without a title, text in square brackets is left out. */
const SENTENCES: Record<AuditAction, string> = {
  ...textsOfFeatures("sentence", "en"),
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
  import: "Imported {many}",
  export: "Downloaded a list of {many}",
  "start-download": "Started to download {what}",
  download: "Downloaded {what}",
  "fail-download": "Did not finish downloading {what}",
  "send-again": "Tried again to send {many}",
  "send-test": "Sent a test mail",
};

const what = (isOnly: boolean, { one }: EntryNames, hasTitle: boolean): string => {
  if (hasTitle) return `the ${one} “{title}”`;
  if (isOnly) return `the ${one}`;
  return `${/^[aeiou]/.test(one) ? "an" : "a"} ${one}`;
};

/** The sentences of the audit log. */
export const auditSentences = {
  /** For the filter by action. */
  actions: {
    ...textsOfFeatures("name", "en"),
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
    import: "Imported",
    export: "Downloaded a list",
    "start-download": "Started a download",
    download: "Downloaded",
    "fail-download": "Did not finish a download",
    "send-again": "Tried again to send mail",
    "send-test": "Sent a test mail",
  } satisfies Record<AuditAction, string>,

  /** A whole sentence with the placeholder {title}. Undefined for an action of a newer version. `isOnly`: there is one of the type. */
  done: (action: string, isOnly: boolean, names: EntryNames, hasTitle: boolean): string | undefined =>
    SENTENCES[action as AuditAction]
      ?.replace("{what}", what(isOnly, names, hasTitle))
      .replace(OF_TITLE, hasTitle ? "$1" : "")
      .replace("{many}", names.many),
  reordered: (many: string) => `Changed the order of the ${many}`,
  /** The data file of one child. */
  downloadedAllAbout: (one: string) => `Downloaded all data about a ${one}`,
  /** Data deleted with a child or with enquiries, or in the data file of a person. */
  counts: {
    versions: (count: number) => (count === 1 ? "1 version" : `${count} versions`),
    pictures: (count: number) => (count === 1 ? "1 picture" : `${count} pictures`),
    files: (count: number) => (count === 1 ? "1 file" : `${count} files`),
    copies: (count: number) => (count === 1 ? "1 copy" : `${count} copies`),
    mails: (count: number) => (count === 1 ? "1 mail" : `${count} mails`),
  },
  countOf: ({ one, many }: EntryNames, count: number) => `${count} ${count === 1 ? one : many}`,
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
