import type { BulkActionName } from "../../../api/bulk-contract.ts";
import type { EntryNames } from "./entry-names.ts";

const DONE: Record<BulkActionName, string> = {
  delete: "deleted",
  publish: "published",
  withdraw: "withdrawn",
  change: "changed",
};

/** The entries of a screen as a table, and bulk actions. `counted` is the result of `counted()` for their number. */
export const entryTable = {
  view: "View",
  cards: "Cards",
  table: "Table",
  counted: ({ one, many }: EntryNames, count: number) =>
    `${count.toLocaleString("en-IN")} ${count === 1 ? one : many}`,
  search: ({ many }: EntryNames) => `Search ${many}`,
  range: ({ heading }: EntryNames, first: number, last: number, total: number) =>
    `${heading} ${first} to ${last} of ${total.toLocaleString("en-IN")}`,
  noMatch: ({ one }: EntryNames) => `No ${one} matches`,
  filterByState: "Filter by state",
  anyState: "Published or not",
  filterBy: (label: string) => `Filter by ${label.toLowerCase()}`,
  anyChoice: "All",
  selectionDropped: "The selection was dropped, because the list shows others now.",
  selected: (counted: string) => `${counted} selected`,
  allSelected: (counted: string) => `All ${counted} that match`,
  selectAll: (total: number) => `Select all ${total.toLocaleString("en-IN")} that match`,
  selectPage: "Select all on this page",
  selectEntry: (title: string) => `Select ${title}`,
  selection: "Selection",
  clear: "Clear",
  toTop: "To the top",
  publish: "Publish",
  withdraw: "Withdraw",
  sortBy: "Sort by",
  usualOrder: "Usual order",
  lastFirst: (column: string) => `${column}, last first`,
  rows: "Rows",
  /** Fields that bulk actions can change. */
  fieldsToChange: (labels: readonly string[]) => labels.map((label) => label.toLowerCase()).join(" and "),
  changeFields: (fields: string) => `Change ${fields}`,
  changeFieldsOf: (fields: string, counted: string) => `Change ${fields} of ${counted}`,
  changeCounted: (counted: string) => `Change ${counted}`,
  emptyStays: "What you leave empty stays as it is for each of them.",
  fillSomething: "Fill in what is to be changed",
  deleteQuestion: (counted: string) => `Delete ${counted}?`,
  deletedWaits: (days: number) => `What is deleted waits in the trash for ${days} days.`,
  movedToTop: (counted: string) => `${counted} moved to the top.`,
  failed: "That did not work, and nothing is changed. Please try again in a moment.",
  done: (action: BulkActionName, counted: string) => `${counted} ${DONE[action]}.`,
  hadBeenDeleted: (counted: string) => `${counted} had been deleted by somebody else.`,
  stayed: (counted: string, reasons: string) => `${counted} stayed as before: ${reasons}`,
  undone: (counted: string) => `${counted}: as before again.`,
  nothingUndone: "Nothing was taken back.",
  leftAlone: (counted: string) => `${counted} left alone, because somebody has changed them since.`,
};
