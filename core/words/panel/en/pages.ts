import type { Language } from "../../languages.ts";

/** The list of editable pages. */
export const pages = {
  title: "Pages",
  toWrite: "To be written",
  toTranslate: "A language is missing",
  written: "Written",
  textsWithoutHindi: (count: number) => `${count} ${count === 1 ? "text lacks" : "texts lack"} Hindi`,
  textsWithoutEnglish: (count: number) => `${count} ${count === 1 ? "text lacks" : "texts lack"} English`,
  sample: "Still the sample school’s words",
  emptyWithoutEntries: "Empty: there are no entries yet",
  empty: "Empty",
  showsEntries: "Shows its entries",
  changed: (moment: string) => `Changed ${moment}`,
};

const NAMES: Record<Language, string> = { en: "English", hi: "Hindi" };

/** The editor of a page with its preview. */
export const pageEditor = {
  titleOf: (page: string) => `Page: ${page}`,
  showPage: "Show the page",
  backToForm: "Back to the form",
  hidePreview: "Hide the preview",
  showPreview: "Show the preview",
  discard: "Discard changes",
  /** On narrow screens. Part of the name above, which screen readers read. */
  discardShort: "Discard",
  preview: "The page as visitors will see it",
  cannotBeShown: "The page cannot be shown just now. You can go on writing, and save.",
  needsSecondLook: "Some fields need a second look. They are marked.",
  saved: "Saved. The page shows it at once.",
  uploadStopped: "The upload was stopped. Nothing you entered is lost.",
  saveFailed: "The page could not be saved. Nothing you entered is lost.",
  aPicture: "(a picture)",
  aPdf: "(a PDF)",
  othersSame: (count: number) => `${count} in all, the others as they are`,
  addItem: (item: string) => `Add ${item}`,
  newItem: (item: string) => `New ${item}`,
  removeItem: (title: string) => `Remove ${title}`,
  wasRemoved: (title: string) => `${title} was removed.`,
  rowWasRemoved: (row: number) => `Row ${row} was removed.`,
  rowsLeftOut: (count: number, maximum: number) =>
    `${count === 1 ? "1 row was" : `${count} rows were`} left out: at most ${maximum} fit here.`,
  row: (row: number) => `row ${row}`,
  cell: (column: string, row: number) => `${column}, row ${row}`,
  order: "Order",
  copyTable: "Copy the other table",
  replaceTitle: "Replace these rows?",
  replaceText: "The rows of the other table take their place. Nothing is saved until you save the page.",
  replace: "Replace",
  oneInEachLine: "One in each line.",
  whatPictureShows: "What the picture shows",
  whatPictureShowsHint:
    "For those who cannot see it: “Children planting trees behind the school”, not “photo”.",
  anotherPicture: (field: string) => `Another picture for ${field}`,
  choosePdf: "Choose a PDF, or drop it here",
  anotherPdf: (field: string) => `Another PDF for ${field}`,
  openPdf: "Open the stored PDF",
  markFocus: (left: number, top: number) =>
    `Mark what must stay in view where the picture is cut: now ${left} % from the left, ${top} % from the top`,
  focusHint:
    "Click on what must stay in view where the picture is cut, a face for example. The arrow keys move the mark.",
  longHeading: (length: number, best: number) =>
    `This is ${length} characters long; on a phone a heading reads best with at most ${best}.`,
  muchMore: (amount: number) => `${amount} is much more than the amounts beside it. Is that right?`,
  muchLess: (amount: number) => `${amount} is much less than the amounts beside it. Is that right?`,
  looksLike: (language: Language) => `This looks like ${NAMES[language]}.`,
  missing: (language: Language) => `No ${NAMES[language]} yet`,
  gaps: (count: number) => (count === 1 ? "1 text lacks a language." : `${count} texts lack a language.`),
  nextGap: "Go to the next one",
  languagesShown: "Languages in the form",
  bothLanguages: "Both",
};
