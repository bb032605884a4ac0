import type { RevisionKind } from "../../../content/api/history-contract.ts";
import type { EntryNames } from "../../../content/types/entry-names.ts";

const KINDS: Record<RevisionKind, string> = {
  created: "Created",
  changed: "Changed",
  deleted: "Deleted",
  restored: "Restored",
};

/** Earlier versions and deleted entries. */
export const history = {
  title: "History",
  heading: (name: string) => `History: ${name}`,
  text: "Each version is kept for a year, the latest fifty of them. Restoring one is a change like any other: it can be taken back here.",
  nothingYet: "Nothing has been changed since versions are kept",
  /** The action that created a version of an entry with these names. */
  kind: (kind: RevisionKind, _names: EntryNames): string => KINDS[kind],
  /** The kind of a version and its time. */
  version: "{kind} {moment}",
  beforeVersions: "Before versions were kept",
  currentNotPublished: "Current, not published",
  current: "Current",
  before: "Before",
  after: "After",
  empty: "(empty)",
  whatThisWas: "What this was before",
  files: (count: number) => (count === 1 ? "1 file" : `${count} files`),
  otherFile: (files: string) => `${files}, not the same`,

  back: "Back",
  backTo: (screen: string) => `Back to ${screen}`,
  wholeText: "Show the whole text",
  onlyChanges: "Show only the changes",
  /** For screen readers, around words that are only in one of two versions. */
  removedWords: "[removed:",
  addedWords: "[added:",
  endOfWords: "]",

  restore: "Restore",
  restoreEntry: (name: string) => `Restore ${name}`,
  restoreVersion: "Restore this version",
  restoreVersionOf: (moment: string) => `Restore this version of ${moment}`,
  restoreDeleted: "Restore from the trash",
  restoreDeletedTitle: "Restore from the trash?",
  restoreDeletedText: "It is back where it was, as it was when it was deleted.",
  goBackTo: (moment: string) => `Go back to the version of ${moment}?`,
  goBackText: "What is there now stays in this list, and can be restored in the same way.",
  restoring: "Restoring...",
  versionRestored: (moment: string) => `The version of ${moment} is restored.`,
  versionNotRestored: "That version could not be restored. Please try again.",
  noLongerFits: "This version cannot be restored as it was",
  openRest: (problems: readonly string[]) =>
    `Today's rules refuse a part of it${problems.length > 0 ? `: ${problems.join(", ")}` : ""}. You can open the form with what still fits; visitors see nothing of it until you save.`,
  replacesTyped: "What you have typed there and not saved is replaced.",
  openForm: "Open the form",
  backNotPublished: (problems: readonly string[]) =>
    `It is back, but not published: ${problems.join(", ")}. Edit it to publish it.`,
  asBefore: "It is as it was before.",
  undoing: "It is being undone. That may take a minute.",
  notUndone: "That could not be undone. Look for it in the trash.",

  trash: "Trash",
  trashText: (days: number) =>
    `What was deleted waits here for ${days} days. Visitors do not see it, and its pictures and documents have no address any more. Restore brings everything back as it was.`,
  searchTrash: "Search the trash",
  byKind: "Filter by kind",
  allKinds: "All kinds",
  /** For sentences that count deleted entries. */
  deletedNames: { heading: "Deleted entries", one: "entry", many: "entries" },
  entries: (count: number) => (count === 1 ? "1 entry" : `${count.toLocaleString("en-IN")} entries`),
  /** The lines of the trash; one may represent many entries. */
  linesOf: (first: number, last: number, total: number) =>
    `${first} to ${last} of ${total.toLocaleString("en-IN")}`,
  entryColumn: "Entry",
  kindColumn: "Kind",
  deletedColumn: "Deleted",
  /** Entries of one type that were deleted together. */
  batch: ({ heading }: EntryNames, count: number) =>
    `${heading}: ${count === 1 ? "1 entry" : `${count.toLocaleString("en-IN")} entries`}`,
  deletedAtOnce: (_names: EntryNames, _count: number) => "deleted at once",
  showEntries: "Show entries",
  wholeTrash: "Back to the whole trash",
  noMatch: "Nothing in the trash matches",
  trashEmpty: "The trash is empty",
  deletedBy: (actor: string) => `by ${actor}`,
  restoredFromTrash: "Restored. It is where it was.",
  restoredMany: (counted: string) => `${counted} restored.`,
  notPublished: (counted: string, reasons: string) => `${counted} not published: ${reasons}`,
  stayed: (counted: string, reasons: string) => `${counted} stayed in the trash: ${reasons}`,
  notThere: (counted: string) => `${counted} not in the trash any more.`,
  deleteForGood: "Delete for good",
  deleteTitle: (name: string) => `Delete ${name} for good?`,
  deleteManyTitle: (counted: string) => `Delete ${counted} for good?`,
  deleteText: "Every version and every file of it will be gone. This cannot be undone.",
  deleteManyText: "Every version and every file of them will be gone. This cannot be undone.",
  deletedForGood: "Deleted for good.",
  deletedMany: (counted: string) => `${counted} deleted for good.`,
  deleting: "Deleting. That may take a minute.",
  emptyTrash: "Empty the trash",
  emptyFiltered: (counted: string) => `Delete these ${counted} for good`,
  emptyTitle: (counted: string) => `Empty the trash? It has ${counted}.`,
  didNotWork: "That did not work. Please try again.",
};
