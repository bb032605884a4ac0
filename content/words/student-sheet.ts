import type { ImportField } from "../students/import-contract.ts";
import type { Language } from "./languages.ts";

export interface StudentSheetWords {
  /** The name of the sheet. */
  students: string;
  headings: Record<ImportField, string>;
  /** In an exported list: the date on which a student left. */
  leftOn: string;
  /** An obviously fictional student. */
  example: Record<ImportField, string>;
  column: string;
  whatToWrite: string;
  explanations: Record<ImportField, string>;
  rowsToCorrect: string;
  corrections: string;
  rowInFile: string;
}

const NOT_KEPT = "Leave the column out if you do not keep it.";
const NOT_KEPT_HI = "यह जानकारी न रखते हों तो यह स्तंभ हटा दें।";

/** Texts of student sheets that the office fills in or corrects. */
export const STUDENT_SHEET_WORDS: Record<Language, StudentSheetWords> = {
  en: {
    students: "Students",
    headings: {
      name: "Name",
      rollNumber: "Roll number",
      class: "Class",
      section: "Section",
      dateOfBirth: "Date of birth",
      guardianName: "Guardian name",
      mobileNumber: "Mobile number",
      address: "Address",
      gender: "Gender",
    },
    leftOn: "Left school on",
    example: {
      name: "EXAMPLE Asha Sharma (delete this row)",
      rollNumber: "12",
      class: "5",
      section: "A",
      dateOfBirth: "30/06/2015",
      guardianName: "Rakesh Sharma",
      mobileNumber: "98260 00000",
      address: "12 Example Road, Ujjain",
      gender: "Female",
    },
    column: "Column",
    whatToWrite: "What to write",
    explanations: {
      name: "The child's full name. Always needed.",
      rollNumber: "Digits or letters, once in each class. Always needed.",
      class: "As the school writes its classes; 5, V and 5th are the same. Always needed.",
      section: "Such as A. Always needed.",
      dateOfBirth: `The day first: 30/06/2015. ${NOT_KEPT}`,
      guardianName: `The father, the mother or whoever the school speaks to. ${NOT_KEPT}`,
      mobileNumber: `Ten digits. ${NOT_KEPT}`,
      address: `House, street and town. ${NOT_KEPT}`,
      gender: `Male, Female or Other. ${NOT_KEPT}`,
    },
    rowsToCorrect: "To mend",
    corrections: "What to mend",
    rowInFile: "Row in the file",
  },
  hi: {
    students: "विद्यार्थी",
    headings: {
      name: "नाम",
      rollNumber: "अनुक्रमांक",
      class: "कक्षा",
      section: "वर्ग",
      dateOfBirth: "जन्म तिथि",
      guardianName: "अभिभावक का नाम",
      mobileNumber: "मोबाइल नंबर",
      address: "पता",
      gender: "लिंग",
    },
    leftOn: "विद्यालय छोड़ने की तिथि",
    example: {
      name: "उदाहरण आशा शर्मा (यह पंक्ति हटा दें)",
      rollNumber: "12",
      class: "5",
      section: "A",
      dateOfBirth: "30/06/2015",
      guardianName: "राकेश शर्मा",
      mobileNumber: "98260 00000",
      address: "12 उदाहरण मार्ग, उज्जैन",
      gender: "बालिका",
    },
    column: "स्तंभ",
    whatToWrite: "क्या लिखें",
    explanations: {
      name: "विद्यार्थी का पूरा नाम। हमेशा आवश्यक।",
      rollNumber: "अंक या अक्षर, हर कक्षा में एक ही बार। हमेशा आवश्यक।",
      class: "जैसे विद्यालय अपनी कक्षाएँ लिखता है; 5, पाँचवीं और पंचम एक ही हैं। हमेशा आवश्यक।",
      section: "जैसे A। हमेशा आवश्यक।",
      dateOfBirth: `पहले दिन: 30/06/2015। ${NOT_KEPT_HI}`,
      guardianName: `पिता, माता या जिनसे विद्यालय संपर्क करता है। ${NOT_KEPT_HI}`,
      mobileNumber: `दस अंक। ${NOT_KEPT_HI}`,
      address: `मकान, मार्ग और नगर। ${NOT_KEPT_HI}`,
      gender: `बालक, बालिका या अन्य। ${NOT_KEPT_HI}`,
    },
    rowsToCorrect: "सुधार के लिए",
    corrections: "क्या सुधारें",
    rowInFile: "फ़ाइल में पंक्ति",
  },
};
