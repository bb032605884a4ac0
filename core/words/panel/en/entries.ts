import type { BulkActionName } from "../../../content/api/bulk-contract.ts";
import type { FileKind } from "../../../content/files/upload-rules.ts";
import type { EntryNames } from "../../../content/types/entry-names.ts";

/** Names of the core's own subjects, which are no content types. */
const OF_CORE = {
  pages: { heading: "Pages", one: "page", many: "pages" },
  parts: { heading: "Parts of the site", one: "parts of the site", many: "parts of the site" },
  sample: { heading: "Sample content", one: "sample content", many: "sample content" },
  backup: { heading: "Backups", one: "backup", many: "backups" },
  mail: { heading: "Mail", one: "mail", many: "mails" },
  settings: { heading: "Settings", one: "setting", many: "settings" },
};

export const namesOfCore: Record<keyof typeof OF_CORE, EntryNames> = OF_CORE;

/** The form of one entry, and problems when saving it. */
export const entryForm = {
  optional: "optional",
  choose: "Choose…",
  isBlank: "Nothing is entered yet. Write something or add a file first.",
  inIndianTime: (label: string) => `${label} (India time)`,
  notPublished: "Not published (draft)",
  savingWhenSent: "Saving when the files are there...",
  saveAndAddAnother: "Save and add another",
  savedAndNext: (title: string) => `Saved: ${title}. Here is the form for the next one.`,
  nothingLost: "Nothing you entered is lost.",
  uploadStopped: "The upload was stopped.",
  notSavedYet: "This is not saved yet.",
  restored: "What you typed before and did not save is here again.",
  discardRestored: "Discard it",
  cancelled: "Closed without saving.",
  cancelledBefore: "You closed this form without saving what you typed.",
  bringBack: "Bring it back",
  backToForm: "Back to the form",
  deletedTitle: "This entry was deleted",
  deletedQuestion: "This entry was deleted by someone else. Save what you typed as a new entry?",
  filesDeletedToo: (count: number) =>
    count === 1 ? "The stored file was deleted with it." : `The ${count} stored files were deleted with it.`,
  chosenFilesStay: "Files that you have just chosen are still here.",
  saveAsNew: "Save as new",
  staleTitle: "Somebody else changed this meanwhile",
  savedByOthers: (time: string) => `They saved at ${time}.`,
  savedBy: (person: string, time: string) => `${person} saved at ${time}.`,
  theirsNotLoaded:
    "Somebody else changed this meanwhile. Their version could not be loaded, so nothing was saved. Please try again.",
  chooseVersions: "Choose for each field which version to save.",
  keepMine: "Keep mine",
  takeTheirs: "Take theirs",
  saveChoice: "Save this choice",
  empty: "(empty)",
  noFile: "no file",
  storedFiles: (count: number) => `${count} stored ${count === 1 ? "file" : "files"}`,
};

/** The entries of a screen as cards, and the actions on one of them. */
export const entryList = {
  listFailed: "The list could not be loaded.",
  deleted: "Deleted",
  deleteQuestion: (title: string) => `Delete ${title}?`,
  editEntry: (title: string) => `Edit ${title}`,
  deleteEntry: (title: string) => `Delete ${title}`,
  added: "Just added",
  details: "Details",
  detailsOf: (title: string) => `Details of ${title}`,
  drag: "Drag to another place",
  placeOf: (place: number, count: number) => `${place} of ${count}`,
  moveToTop: (title: string) => `Move ${title} to the top`,
  moveUp: (title: string) => `Move ${title} up`,
  moveDown: (title: string) => `Move ${title} down`,
  moved: (title: string, place: number, count: number) => `${title} is now ${place} of ${count}`,
  orderIsStale: "Somebody else has changed this list. It was loaded again: please move the entry once more.",
  orderFailed: "The new order could not be saved. Please try again.",
};

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
  list: "List",
  table: "Table",
  tableOffer: {
    text: (counted: string) => `${counted}: a table shows more of them at once.`,
    table: "Show as a table",
    keepCards: "Keep the cards",
    keepList: "Keep the list",
  },
  counted: ({ one, many }: EntryNames, count: number) =>
    `${count.toLocaleString("en-IN")} ${count === 1 ? one : many}`,
  searchAndFilter: "Search and filter",
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

const KINDS: Record<FileKind, string> = { image: "JPEG, PNG or WebP", pdf: "PDF", sheet: "XLSX or CSV" };

/** File fields: choosing, uploading, ordering and removing files. */
export const uploads = {
  upTo: (kind: FileKind, megabytes: number) => `${KINDS[kind]} up to ${megabytes} MB`,
  chooseMany: "Choose files, drop them here or paste them",
  chooseOne: "Choose a file, drop it here or paste it",
  chooseAnother: "Choose another file, drop or paste it",
  choosePicture: "Choose a picture, drop it here or paste it",
  chooseStored: "Choose from pictures already on the site",
  searchStored: "Search albums, posts and captions",
  storedFailed: "The pictures could not be loaded. Please try again.",
  noStored: "No picture matches",
  storedFound: (count: number) => (count === 1 ? "1 picture" : `${count} pictures`),
  addStored: (count: number) => (count === 1 ? "Add 1 picture" : `Add ${count} pictures`),
  moreStored: "Show more pictures",
  /** The file of a single-file field that is not saved yet. */
  newFile: (name: string) => `new ${name}`,
  failedFiles: (count: number) =>
    count === 1
      ? "One file could not be sent. Retry it or remove it."
      : `${count} files could not be sent. Retry them or remove them.`,
  selected: (count: number) => `${count} selected`,
  files: (count: number) => `${count} files`,
  selectAll: "Select all",
  selectNone: "Select none",
  toTop: "Move to the top",
  toEnd: "Move to the end",
  select: (name: string) => `Select ${name}`,
  remove: (name: string) => `Remove ${name}`,
  moveToTop: (name: string) => `Move ${name} to the top`,
  moveEarlier: (name: string) => `Move ${name} earlier`,
  moveLater: (name: string) => `Move ${name} later`,
  removed: (count: number) => (count === 1 ? "1 file was removed." : `${count} files were removed.`),
  moved: (label: string, from: number, to: number, count: number) =>
    `${label} ${from} is now ${to} of ${count}`,
  movedMany: (moved: number, from: number, to: number, count: number) =>
    `${moved} files are now ${from} to ${to} of ${count}`,
  retry: "Retry",
  retryOf: (name: string) => `Retry ${name}`,
  retryAll: "Retry all",
  removeFailed: "Remove failed files",
  waiting: "Waiting",
  preparing: "Preparing",
  sending: (percent: number) => `Sending ${percent} %`,
  done: "Done",
  failed: (reason: string) => `Failed: ${reason}`,
  lost: "It is not on the server any more",
  uploading: (percent: number) => `Uploading ${percent} %`,
  stop: "Stop upload",
  sentOf: (done: number, all: number) => `${done} of ${all} files sent`,
  failedToo: (count: number) => `, ${count} failed`,
  allSent: (count: number) => (count === 1 ? "1 file was sent." : `${count} files were sent.`),
  someFailed: (count: number) => `${count} failed.`,
};

/** The texts of pictures in albums and posts. */
export const captions = {
  edit: (number: number) => `Caption of picture ${number}`,
  caption: "Caption",
  alt: "Description of the picture",
  hint: "All four are optional, and are saved with the form. The description is read out to people who cannot see the picture.",
  hintInOneLanguage:
    "Both are optional, and are saved with the form. The description is read out to people who cannot see the picture.",
  previous: "Previous picture",
  next: "Next picture",
  done: "Done",
  lostHeading: "Captions without a picture",
  lost: (count: number) =>
    count === 1
      ? "Somebody else has deleted the picture of this caption meanwhile. Copy the text if you need it, then remove it."
      : `Somebody else has deleted the pictures of these ${count} captions meanwhile. Copy the texts if you need them, then remove them.`,
  removeText: "Remove this text",
};

/** Texts in two languages. */
export const companions = {
  /** Below a text in Devanagari without a Hindi version. */
  hindiInEnglish:
    "This is in Hindi. If there is an English text too, write that here and the Hindi in its own field.",
  /** Below a text in Latin letters where Hindi is expected. */
  englishInHindi: "This is in English letters. The Hindi pages show it as it is.",
  filter: "Filter by language",
  anyLanguage: "With or without Hindi",
  withoutHindi: "Without Hindi",
  entriesLackHindi: (count: number) => (count === 1 ? "1 entry lacks Hindi" : `${count} entries lack Hindi`),
  showAll: "Show all",
  /** The switch between the two texts of a post. */
  textIn: "Language of the text",
};

/** Hindi typed in a legacy font. */
export const typing = {
  /** {preview} is the text in Unicode. */
  looksLegacy: "This looks like Kruti Dev. In Unicode: {preview}",
  change: "Change to Unicode",
  leave: "Leave it",
};

export const albums = {
  untitled: "Untitled gallery",
  pictures: (count: number) => (count === 1 ? "1 picture" : `${count} pictures`),
  pictureOf: (title: string, number: number) => `${title}, picture ${number}`,
  /** `places` count from 1. */
  hiddenPictures: (places: readonly number[], count: number) =>
    places.length === count
      ? "Visitors see none of these pictures: consent is missing for a child on each of them."
      : places.length === 1
        ? `Hidden from visitors: picture ${places[0]}. Consent is missing for a child on it.`
        : `Hidden from visitors: pictures ${places.join(", ")}. Consent is missing for a child on each of them.`,
  hiddenPicture: "Hidden: consent missing",
};

/** Internal notes about an entry. */
export const notes = {
  addNote: "Internal note",
  noteHint: "Only the office sees it. A note cannot be changed later.",
  noteNeeded: "Write the note first",
  saveNote: "Add the note",
  noteAdded: "The note is added.",
};
