const count = (number: number) => number.toLocaleString("en-IN");

const STATES = {
  all: "All",
  new: "New",
  changed: "Changed",
  unchanged: "Unchanged",
  wrong: "Wrong",
  skipped: "Skipped",
  leftOut: "Left out",
  unchecked: "Checking...",
};

/** Importing a sheet or a list: the rows, their states and their mistakes. */
export const sheetImport = {
  chooseFile: "Choose a sheet or drop it here",
  fileRule: (megabytes: number) => `Excel (XLSX) or CSV, up to ${megabytes} MB`,
  tooLarge: (megabytes: number) =>
    `The file is larger than ${megabytes} MB. Save the sheet without pictures, or in parts.`,
  reading: "Reading the sheet...",
  checking: "Checking the rows...",
  checkAgain: "Check again",
  show: "Show",
  states: STATES,
  /** The state of one row. */
  rowStates: STATES,
  rows: "Rows of the sheet",
  row: "Row",
  rowNumber: (number: number) => `Row ${number}`,
  noSuchRows: "There are no such rows.",
  becomes: "becomes",
  editCell: "Change",
  editRow: (number: number) => `Change row ${number}`,
  closeRow: (number: number) => `Finish row ${number}`,
  leaveOut: "Leave out",
  leaveOutRow: (number: number) => `Leave out row ${number}`,
  cellOf: (field: string, number: number) => `${field}, row ${number}`,
  wrongLeft: (number: number) => (number === 1 ? "1 row is wrong." : `${count(number)} rows are wrong.`),
  goToWrong: "Go to the first mistake",
  allRight: "All rows are right.",
  leaveOutWrong: (number: number) =>
    number === 1 ? "Leave out the wrong row" : `Leave out the ${count(number)} wrong rows`,
  undoing: "Undoing...",
};
