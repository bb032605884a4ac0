import { textsIn } from "../../../../core/words/label.ts";
import { CATEGORY_NAMES } from "../../content/notice-categories.ts";
export const notices = {
  board: "Notice Board",
  list: "Notices",
  noneOnBoard: "No notices available",
  noneInPopup: "No Notices Available",
  closePopup: "Close the notice board",
  viewFile: "View File",
  newest: "Newest notices",
  newOnBoard: "New on the notice board",
  readAll: "Read all notices",
  /** Default names, used unless the school has its own. */
  categories: textsIn(CATEGORY_NAMES, "en"),
  search: "Search notices",
  searchButton: "Show",
  categoryLinks: "Categories",
  anyCategory: "All categories",
  year: "Year",
  anyYear: "All years",
  count: (count: string, isOne: boolean) => `${count} ${isOne ? "notice" : "notices"}`,
  noneFound: "No notice matches. Try another word, or all categories and years.",
  showAll: "Show all notices",
  pages: "Pages of notices",
  pinned: "Important",
  over: "Over",
  until: (day: string) => `Until ${day}`,
  newestOne: "Newest notice",
  read: "Read the notice",
  hasFile: "with a file",
  isOver: "This notice is over.",
  overSince: (day: string) => `This notice was for the time until ${day}.`,
  posted: (day: string) => `Posted ${day}`,
  eventOn: (day: string) => `On ${day}`,
  eventFromTo: (from: string, to: string) => `From ${from} to ${to}`,
  share: "Share on WhatsApp",
  print: "Print",
  letter: "As a letter (PDF)",
  newer: "Newer notice",
  older: "Older notice",
  others: "Other notices",
  all: "All notices",
  /** For the moving board and the file viewer, in the browser. */
  moving: {
    play: "Play the notices",
    pause: "Pause the notices",
  },
  viewer: {
    newTab: "Open in a new tab",
    openPdf: "Open the PDF",
    /** The alternative text of the picture of a PDF. */
    firstPage: "First page of the file: {title}",
    notDrawn: "There is no preview of this PDF.",
    close: "Close",
    notSupported: "File Not Supported",
  },
  important: "Important notice",
};

/** A notice as a card, a letter and a message. */
export const circular = {
  notice: "Notice",
  date: (day: string) => `Date: ${day}`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  readOnline: "This notice on the school's website:",
  readMore: "Read the whole notice:",
  signature: (title: string | undefined) => `Signature of the ${title ?? "Principal"}`,
};
