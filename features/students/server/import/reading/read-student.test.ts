import { describe, expect, it } from "vitest";
import { inEnglish } from "../../../../../core/content/messages/message.ts";
import { IMPORT_FIELDS } from "../../../content/import-contract.ts";
import { listClassNames, readValue } from "./read-student.ts";

const classNames = listClassNames([
  { name: { en: "Nursery", hi: "नर्सरी" } },
  { name: { en: "Class 5", hi: "पाँचवीं" } },
  { name: { en: null, hi: "छठी" } },
]);
const read = (field: Parameters<typeof readValue>[0], cell: string) => {
  const { value, error } = readValue(field, cell, classNames);
  return { value, ...(error && { error: inEnglish(error) }) };
};

describe("a date of birth", () => {
  it.each([
    ["30/06/2015", "2015-06-30"],
    ["30-6-15", "2015-06-30"],
    ["30.06.2015", "2015-06-30"],
    ["5 6 2015", "2015-06-05"],
    ["30 June 2015", "2015-06-30"],
    ["30th June, 2015", "2015-06-30"],
    ["30-Jun-2015", "2015-06-30"],
    ["June 30, 2015", "2015-06-30"],
    ["30 जून 2015", "2015-06-30"],
    ["15 सितम्बर 2014", "2014-09-15"],
    ["15 सितंबर 2014", "2014-09-15"],
    ["१५/०८/२०१६", "2016-08-15"],
    ["2015-06-30", "2015-06-30"],
    ["2015/6/30", "2015-06-30"],
    ["2015-06-30 00:00:00", "2015-06-30"],
    ["1/1/99", "1999-01-01"],
    ["29/02/2016", "2016-02-29"],
    ["30/6/2015 12:00:00 AM", "2015-06-30"],
    ["30–06–2015", "2015-06-30"],
    ["'30/06/2015", "2015-06-30"],
  ])("%s is %s", (written, day) => {
    expect(read("dateOfBirth", written)).toEqual({ value: day });
  });

  it.each([
    ["31/02/2015", "Date of birth is a day that does not exist"],
    ["29/02/2015", "Date of birth is a day that does not exist"],
    ["32 June 2015", "Date of birth is a day that does not exist"],
    ["00/06/2015", "Date of birth is a day that does not exist"],
    ["30/06/1815", "Date of birth is a day that does not exist"],
    ["30/06/2099", "Date of birth must not be in the future"],
    ["06/30/2015", "Date of birth must have the day before the month, such as 30/06/2015"],
    ["2015-30-06", "Date of birth must have the day before the month, such as 30/06/2015"],
  ])("%s is rejected with a message", (written, error) => {
    expect(read("dateOfBirth", written)).toEqual({ value: written, error });
  });

  it.each(["about 2015", "42185", "30 Brumaire 2015", "2015"])("%s is not a date", (written) => {
    const error = "Date of birth must be a date such as 30/06/2015";
    expect(read("dateOfBirth", written)).toEqual({ value: written, error });
  });
});

describe("a mobile number", () => {
  it.each([
    ["9826077553", "9826077553"],
    ["+91 98260 77553", "9826077553"],
    ["+91-98260-77553", "9826077553"],
    ["919826077553", "9826077553"],
    ["098260 77553", "9826077553"],
    ["9826077553.0", "9826077553"],
    ["९८२६०७७५५३", "9826077553"],
    ["'9826077553", "9826077553"],
    ["0734-2551234", "0734-2551234"],
    ["०७३४–२५५१२३४", "0734-2551234"],
    ["+977 98510 12345", "+977 98510 12345"],
    ["12345", "12345"],
  ])("%s is %s", (written, number) => {
    expect(read("mobileNumber", written)).toEqual({ value: number });
  });

  it.each(["9.82608E+09", "9.82608e9", "9,82608E+09"])("%s has lost its digits", (written) => {
    expect(read("mobileNumber", written)).toEqual({
      value: written,
      error: "The spreadsheet program has cut this number short. Write all its digits",
    });
  });
});

it.each(["#N/A", "#REF!", "#NAME?", "#DIV/0!", "#VALUE!", "Err:502"])(
  "%s is the result of a failed formula, and not a value of any field",
  (written) => {
    const error = "The formula of this cell has failed. Write what belongs here";
    for (const field of IMPORT_FIELDS) expect(read(field, written)).toEqual({ value: written, error });
  },
);

it("question marks in place of lost letters are not a value of any field", () => {
  const error =
    "The letters were lost when the file was saved. Save the sheet as XLSX and import that, or write them here";
  for (const field of IMPORT_FIELDS) {
    expect(read(field, "??? ????")).toEqual({ value: "??? ????", error });
  }
  expect(read("address", "12, ???? Road")).toEqual({ value: "12, ???? Road", error });
  expect(read("address", "12 Long Road?")).toEqual({ value: "12 Long Road?" });
});

it.each([
  ["class", ["5", "5.0", "5th", "V", "Class 5", "class-5", "पाँचवीं", "पांचवी", "कक्षा ५", "पंचम"], "Class 5"],
  ["class", ["nursery", "NURSERY", "नर्सरी"], "Nursery"],
  ["class", ["6", "VI", "छठी"], "छठी"],
  ["class", ["9", "9.0"], "9"],
  ["class", ["5 A"], "5 A"],
  ["section", ["a", "A", " a ", "Section A", "Sec. A", "वर्ग A", "सेक्शन A", "सेक्शन ए", "ए"], "A"],
  ["section", ["अ"], "अ"],
  ["section", ["a\u200e", "\u200bA"], "A"],
  ["class", ["9\u200e"], "9"],
  ["rollNumber", ["\u202a12\u202c"], "12"],
  ["section", ["Rose"], "Rose"],
  ["rollNumber", ["12", "12.0", "12.00", "१२", "१२.०"], "12"],
  ["rollNumber", ["12.5"], "12.5"],
  ["rollNumber", ["'007"], "007"],
  ["rollNumber", ["R-07"], "R-07"],
  ["gender", ["M", "m", "Male", "BOY", "B", "पुरुष", "बालक", "छात्र", "लड़का"], "Male"],
  [
    "gender",
    ["F", "f.", "Female", "girl", "G", "महिला", "बालिका", "छात्रा", "लड़की", "स्त्री", "कन्या"],
    "Female",
  ],
  ["gender", ["boys", "लडका"], "Male"],
  ["gender", ["girls", "लडकी", "कुमारी"], "Female"],
  ["gender", ["O", "Other", "अन्य"], "Other"],
  ["gender", ["X"], "X"],
  // Common abbreviations of पुरुष and महिला.
  ["gender", ["पु", "पु.", "पुरूष"], "Male"],
  ["gender", ["म", "म."], "Female"],
  // In Kruti Dev; these words are too short to detect the font of a column.
  ["gender", ['iq#"k', 'iq:"k', "ckyd", "Nk=", "yM+dk"], "Male"],
  ["gender", ["efgyk", "ckfydk", "Nk=k", "yM+dh", "L=h"], "Female"],
  ["name", ["  Asha \u00a0 Sharma\n"], "Asha Sharma"],
  ["address", [""], ""],
] as const)("a %s written as %j is %j", (field, cells, value) => {
  expect(cells.map((cell) => read(field, cell))).toEqual(cells.map(() => ({ value })));
});
