/** Spreadsheets. */
export const SHEETS = {
  sheet_too_large: "Choose a file within the limit: XLSX and CSV files {megabytes} MB",
  no_rows: "There are no rows",
  sheet_damaged: "The file is damaged or not a spreadsheet. Open it, save it again as XLSX and choose it",
  sheet_with_password: "The file has a password. Save it without one and choose it again",
  sheet_too_full: "The file holds too much. Save the sheet with the students alone as a new XLSX file",
  wrong_type_sheet:
    "Choose an XLSX or CSV file. Open another one in a spreadsheet program and save it as XLSX",
  sheet_not_found: "The file has no such sheet",
  sheet_without_results:
    "Some formulas have no results in the file. Open it in a spreadsheet program, save it and choose it again.",
  sheet_formulas: "Formulas were not run: the results that the file holds were taken.",
  sheet_merged_cells: "Some cells are merged ({cells}). Only the first cell of each group has the text.",
  sheet_macros: "The macros of the file were left out.",
  sheet_encoding:
    "The file is not in UTF-8 and was read as Windows-1252. Look whether all letters are right.",
  wrong_rows: {
    one: "{count} row is wrong, so nothing was imported. Correct them, or leave them out.",
    other: "{count} rows are wrong, so nothing was imported. Correct them, or leave them out.",
  },
  sheet_too_long: "The sheet has more than {maximum} rows. Import one part of it after the other",
  too_many_rows: "must be at most {maximum} rows",
} as const;
