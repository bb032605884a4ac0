const count = (number: number) => number.toLocaleString("en-IN");
const rows = (number: number) => (number === 1 ? "1 row" : `${count(number)} rows`);
const students = (number: number) => (number === 1 ? "1 student" : `${count(number)} students`);

/** The import of a student sheet. */
export const studentImport = {
  title: "Import students",
  steps: "Steps of the import",
  stepNames: { file: "File", columns: "Columns", rows: "Rows", done: "Result" },
  headings: {
    file: "Choose the sheet",
    columns: "What the columns are",
    rows: "Look through the rows",
    done: "The import is done",
  },

  fileText:
    "A sheet with a line for each child. It needs a name, a roll number, a class and a section; what else it has is taken too. Nothing is saved before you have seen every row.",
  templates: "Templates",
  templatesText: "An empty sheet with the right headings, for schools that begin anew.",

  readRows: (file: string, number: number) => `${file}: ${rows(number)} read.`,
  sheetOfFile: "Sheet of the file",
  hiddenSheet: (name: string) => `${name} (hidden)`,
  columnNumber: (number: number) => `Column ${number}, without heading`,
  emptyColumn: "Empty",
  whichFont: (column: string) => `How was “${column}” typed?`,
  unsureFont: "These texts can be read in two ways. Choose the right one.",
  fonts: { legacy: "Hindi font (Kruti Dev, DevLys)", typed: "As typed" },
  undecided: (fields: string) => `Decide how these columns were typed: ${fields}`,
  notNeeded: "Not needed",
  chosenTwice: (fields: string) => `Chosen for more than one column: ${fields}`,
  stillMissing: (fields: string) => `Still to choose: ${fields}`,
  noRows: "There are no rows below the headings.",
  allRows: "All rows",
  allRowsText: "If the whole sheet is about one class, write it here.",
  anotherFile: "Choose another file",
  checkRows: (number: number) => `Check ${rows(number)}`,

  backToColumns: "Back to the columns",
  tooLargeToKeep:
    "This sheet is too large for the browser to keep. Finish the import before you close the page.",
  knownChildren: (number: number) => `The school has ${students(number)} of this sheet already`,
  updateKnown: "Take over what is different",
  skipKnown: "Leave them as they are",
  repeated: "The same in several rows",
  sameIn: (field: string, number: number) => `${field} {value} in ${rows(number)}`,
  emptyIn: (field: string, number: number) => `${field} is empty in ${rows(number)}`,
  notOurClass: "It is not among the classes that stand under Pages, The school.",
  replaceIn: (number: number) => (number === 1 ? "Replace in 1 row" : `Replace in all ${count(number)} rows`),

  importHeading: "Import",
  importCount: (number: number) => (number === 0 ? "Nothing to import" : `Import ${students(number)}`),
  importing: "Importing...",

  createdCount: (number: number) => `${students(number)} added`,
  changedCount: (number: number) => `${students(number)} changed`,
  unchangedCount: (number: number) => `${students(number)} were the same already`,
  skippedCount: (number: number) => `${students(number)} left as they were`,
  leftOutCount: (number: number) => `${rows(number)} left out`,
  downloadFailed: (number: number) =>
    number === 1 ? "Download the row that is missing" : `Download the ${count(number)} rows that are missing`,
  undoImport: "Undo the whole import",
  undoneHeading: "The import was undone",
  rowsKept:
    "The rows are kept with all your corrections. You can correct them further and import them again.",
  rowsNotKept: "To import the sheet again, choose the file again.",
  backToRows: "Back to the rows",
  anotherSheet: "Import another sheet",
  nextSteps: "What comes next",
  toStudents: "All students",
  toPhotos: "Photos for many",
  toConsents: "Consents of parents",

  /** A step of the guide on the dashboard. */
  guideStep: "Students",
  guideText: "All of them at once, from the school’s own sheet.",
  guideLink: "Import a sheet",
};
