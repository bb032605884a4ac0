import type { UndoneBatch } from "../../../api/history-contract.ts";

/** Earlier versions and deleted entries. */
export const history = {
  title: "History",
  heading: (name: string) => `History: ${name}`,
  text: "Each version is kept for a year, the latest fifty of them. Restoring one is a change like any other: it can be taken back here.",
  nothingYet: "Nothing has been changed since versions are kept",
  kinds: { created: "Created", changed: "Changed", deleted: "Deleted", restored: "Restored" },
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

  restore: "Restore",
  /** Follows `restore` for screen readers. */
  theVersionOf: (moment: string) => `the version of ${moment}`,
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
  entries: (count: number) => (count === 1 ? "1 entry" : `${count.toLocaleString("en-IN")} entries`),
  /** Lines of the trash; one line may represent many entries. */
  deletions: (count: number) => (count === 1 ? "1 deletion" : `${count.toLocaleString("en-IN")} deletions`),
  deletedAtOnce: "deleted at once",
  showEntries: "Show entries",
  restoreAll: "Restore all",
  wholeTrash: "Back to the whole trash",
  noMatch: "Nothing in the trash matches",
  trashEmpty: "The trash is empty",
  deletedAt: (moment: string) => `deleted ${moment}`,
  deletedBy: (actor: string) => `by ${actor}`,
  restoredFromTrash: "Restored. It is where it was.",
  batchRestored: ({ restored, skipped }: Pick<UndoneBatch, "restored" | "skipped">) => {
    const done = restored === 1 ? "1 entry is as it was." : `${restored} entries are as they were.`;
    if (skipped === 0) return done;
    return `${done} ${skipped === 1 ? "1 has been changed since and stays so." : `${skipped} have been changed since and stay so.`}`;
  },
  deleteForGood: "Delete for good",
  deleteTitle: (name: string) => `Delete ${name} for good?`,
  deleteText: "Every version and every file of it will be gone. This cannot be undone.",
  deletedForGood: "Deleted for good.",
  didNotWork: "That did not work. Please try again.",
};
