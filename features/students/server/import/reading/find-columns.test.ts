import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../../../core/words/languages.ts";
import { inLanguage } from "../../../../../core/words/panel/hi/translate.ts";
import { IMPORT_FIELDS, type ImportField } from "../../../content/import-contract.ts";
import { students } from "../../../content/students.ts";
import { findColumns, findField, showHeading } from "./find-columns.ts";

const HEADINGS: Partial<Record<ImportField, string[]>> = {
  name: [
    "Name",
    "STUDENT'S NAME",
    "Name of the Student",
    "Student  Name",
    "छात्र का नाम",
    "विद्यार्थी का नाम",
    "uke",
    "छात्र का नाम Student Name",
    ...["Student Name in English", "Name (English)", "नाम अंग्रेज़ी में"],
  ],
  nameHi: [
    ...[
      "Name in Hindi",
      "NAME (HINDI)",
      "Student's Name in Hindi",
      "Hindi Name",
      "nameHi",
      "Student Name (हिन्दी)",
    ],
    ...[
      "विद्यार्थी का नाम (हिन्दी)",
      "नाम हिंदी में",
      "छात्र का नाम हिन्दी में",
      "नाम (हिंदी में)",
      "fo|kFkhZ dk uke ¼fgUnh½",
    ],
    "विद्यार्थी का नाम (हिंदी में) / Student Name in Hindi",
  ],
  guardianNameHi: [
    ...["Father's Name in Hindi", "Guardian (Hindi)", "पिता का नाम (हिंदी)", "अभिभावक का नाम हिन्दी में"],
  ],
  rollNumber: [
    "Roll No",
    "Roll No.",
    "ROLL.NO",
    "Roll Number",
    "अनुक्रमांक",
    "रोल नं",
    "रोल नं.",
    "रोल नम्बर",
    "jksy ua-",
    ...["rollNumber", "RollNo", "रोल नं०", "रोल नं0", "jksy ua0"],
  ],
  class: ["Class", "Std", "Std.", "Grade", "कक्षा", "d{kk"],
  section: ["Section", "Sec.", "वर्ग", "सेक्शन", "oxZ"],
  dateOfBirth: [
    ...["DOB", "D.O.B.", "D. O. B.", "Date of Birth", "Date of Birth (DD/MM/YYYY)", "Birth Date"],
    ...["dateOfBirth", "DoB", "जन्म तिथि", "जन्मतिथि", "जन्म दिनांक", "tUe frfFk"],
  ],
  guardianName: [
    ...[
      "Father's Name",
      "Fathers Name",
      "Father’s name",
      "Guardian",
      "Parent",
      "Father / Guardian Name",
      "F. Name",
      "F/Name",
    ],
    ...["पिता का नाम", "अभिभावक", "firk dk uke"],
  ],
  mobileNumber: [
    ...[
      "Mobile",
      "Mobile No.",
      "Phone",
      "Contact No",
      "Contact Number",
      "WhatsApp No",
      "Parent's Mobile No.",
    ],
    ...["Mob. No.", "Mob", "Ph. No.", "Ph.No.", "मो. नं.", "मो."],
    ...["मोबाइल", "मोबाईल नं.", "दूरभाष", "eksckby ua-"],
    ...["mobileNumber", "phoneNumber", "मो० नं०", "मोबाइल नं०", "अभिभावक का मोबाइल", "सम्पर्क सूत्र"],
  ],
  address: ["Address", "Permanent Address", "पता", "irk", "पता Address", "Address  पता"],
  gender: ["Gender", "Sex", "M/F", "लिंग", "fyax"],
};

describe.each(Object.entries(HEADINGS))("the column of %s", (field, headings) => {
  it.each(headings)("is recognised by %j", (heading) => {
    expect(findField(heading)?.field).toBe(field);
  });
});

it.each([
  "",
  "S.No.",
  "क्रमांक",
  "Mother's Name",
  "Mother का नाम",
  "School Name",
  "Adm No",
  "Aadhaar",
  "Remarks",
  "Asha Sharma",
  "5",
])("%j is not the heading of a known column", (heading) => {
  expect(findField(heading)).toBeUndefined();
});

it("the headings of our own sheets are known in both languages", () => {
  for (const field of IMPORT_FIELDS) {
    for (const language of LANGUAGES) {
      const heading = inLanguage(students.fields[field].label, language);
      expect(findField(heading)?.field).toBe(field);
    }
  }
});

it("a field has one column: the most specific heading, then the one with most values", () => {
  expect(findColumns(["Father's Name", "Guardian Name"], () => 5)).toEqual([null, "guardianName"]);
  expect(findColumns(["Name / नाम", "Student Name"], () => 5)).toEqual([null, "name"]);
  expect(findColumns(["Mobile No", "Mobile No."], (column) => column)).toEqual([null, "mobileNumber"]);
  expect(findColumns(["Mobile No", "Mobile No."], () => 5)).toEqual(["mobileNumber", null]);
});

it("a second column of names with a heading in Hindi has the names in Hindi", () => {
  expect(findColumns(["छात्र का नाम", "Student Name"], () => 5)).toEqual(["nameHi", "name"]);
  expect(findColumns(["Name", "fo|kFkhZ dk uke"], () => 5)).toEqual(["name", "nameHi"]);
  expect(findColumns(["Name", "नाम", "Name in Hindi"], () => 5)).toEqual(["name", null, "nameHi"]);
  expect(findColumns(["नाम", "पूरा नाम"], () => 5)).toEqual(["name", null]);
  expect(findColumns(["Father's Name", "अभिभावक"], () => 5)).toEqual(["guardianName", null]);
});

it("a heading typed in Kruti Dev is shown in Unicode, others unchanged", () => {
  expect(["firk dk uke", "uke", "fo|ky;", "Name", "Remarks"].map(showHeading)).toEqual([
    ...["पिता का नाम", "नाम", "विद्यालय", "Name", "Remarks"],
  ]);
});
