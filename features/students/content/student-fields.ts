import type { Language } from "../../../core/words/languages.ts";
import type { ImportField } from "./import-contract.ts";

/** Everything that forms, sheets and lists say about one field of a student beside its declaration. */
interface StudentFieldWords {
  /** A value of the template's example row. */
  example: Record<Language, string>;
  /** The explanation of the column in the template. */
  explanation: Record<Language, string>;
  /** Usual headings of the column, in English, Hindi or both, the most exact first, without words such as "of" and "का". */
  headings: string;
  /** The width of the column in our own sheets, in characters. */
  width: number;
  /** Usual words for each option, beside the option itself. */
  spellings?: Readonly<Record<string, string>>;
}

const NOT_KEPT = "Leave the column out if you do not keep it.";
const NOT_KEPT_HI = "यह जानकारी न रखते हों तो यह कॉलम हटा दें।";

const NAME_HEADINGS = `student name, name, child name, pupil name, student full name, full name, name student child, studentname,
छात्र नाम, विद्यार्थी नाम, नाम, छात्र छात्रा नाम, छात्रा नाम, बच्चे नाम, बालक नाम, बालक बालिका नाम, पूरा नाम, छात्र पूरा नाम`;
const GUARDIAN_HEADINGS = `guardian name, guardian, parent name, parent, father name, father, father guardian name, father guardian,
parent guardian name, parent guardian, guardian father name, fathername, guardianname, f name, fname, father husband name,
अभिभावक नाम, अभिभावक, पिता नाम, पिता, पालक नाम, पालक, पिता पालक नाम, पिता अभिभावक नाम, पिता पति नाम, संरक्षक नाम`;

/** The same headings with a language: "Student name (Hindi)", "छात्र का नाम हिंदी में". */
const inLanguage = (headings: string, languages: readonly string[]) =>
  headings
    .split(",")
    .flatMap((heading) => languages.map((language) => `${heading.trim()} ${language}`))
    .join(", ");
const IN_HINDI = ["hindi", "in hindi", "हिंदी", "हिंदी में", "hi"];
const IN_ENGLISH = ["english", "in english", "अंग्रेज़ी", "अंग्रेज़ी में"];

export const STUDENT_FIELD_WORDS: Record<ImportField, StudentFieldWords> = {
  name: {
    example: { en: "EXAMPLE Asha Sharma (delete this row)", hi: "उदाहरण आशा शर्मा (यह पंक्ति हटा दें)" },
    explanation: { en: "The child's full name. Always needed.", hi: "विद्यार्थी का पूरा नाम। हमेशा आवश्यक।" },
    headings: `${NAME_HEADINGS}, ${inLanguage(NAME_HEADINGS, IN_ENGLISH)}`,
    width: 40,
  },
  nameHi: {
    example: { en: "आशा शर्मा", hi: "आशा शर्मा" },
    explanation: {
      en: `The name in Hindi, if the other column has it in English. ${NOT_KEPT}`,
      hi: `दूसरे कॉलम में नाम अंग्रेज़ी में हो, तो यहाँ हिन्दी में लिखें। ${NOT_KEPT_HI}`,
    },
    headings: inLanguage(NAME_HEADINGS, IN_HINDI),
    width: 40,
  },
  rollNumber: {
    example: { en: "12", hi: "12" },
    explanation: {
      en: "Digits or letters, once in each class. Always needed.",
      hi: "अंक या अक्षर, हर कक्षा में एक ही बार। हमेशा आवश्यक।",
    },
    headings: `roll no, rollno, roll, student roll no, class roll no, exam roll no,
    अनुक्रमांक, रोल no, रोल क्रमांक, रोल, परीक्षा अनुक्रमांक, अनुक्रम`,
    width: 14,
  },
  class: {
    example: { en: "5", hi: "5" },
    explanation: {
      en: "As the school writes its classes; 5, V and 5th are the same. Always needed.",
      hi: "जैसे विद्यालय अपनी कक्षाएँ लिखता है; 5, पाँचवीं और पंचम एक ही हैं। हमेशा आवश्यक।",
    },
    headings: `class, std, standard, grade, class name, current class, student class, कक्षा, क्लास, वर्तमान कक्षा, कक्षा नाम,
    class section, class sec, class division, class div, std div, std sec, कक्षा वर्ग, कक्षा सेक्शन, कक्षा अनुभाग`,
    width: 10,
  },
  section: {
    example: { en: "A", hi: "A" },
    explanation: { en: "Such as A. Always needed.", hi: "जैसे A। हमेशा आवश्यक।" },
    headings: `section, sec, class section name, division, div, वर्ग, सेक्शन, अनुभाग, खंड`,
    width: 10,
  },
  dateOfBirth: {
    example: { en: "30/06/2015", hi: "30/06/2015" },
    explanation: { en: `The day first: 30/06/2015. ${NOT_KEPT}`, hi: `पहले दिन: 30/06/2015। ${NOT_KEPT_HI}` },
    headings: `date birth, dob, d o b, birth date, birthdate, dateofbirth, birthday, student dob, student date birth,
    जन्म तिथि, जन्मतिथि, जन्म दिनांक, जन्मदिनांक, जन्म तारीख, जन्म दिन`,
    width: 16,
  },
  guardianName: {
    example: { en: "Rakesh Sharma", hi: "राकेश शर्मा" },
    explanation: {
      en: `The father, the mother or whoever the school speaks to. ${NOT_KEPT}`,
      hi: `पिता, माता या जिनसे विद्यालय संपर्क करता है। ${NOT_KEPT_HI}`,
    },
    headings: `${GUARDIAN_HEADINGS}, ${inLanguage(GUARDIAN_HEADINGS, IN_ENGLISH)}`,
    width: 28,
  },
  guardianNameHi: {
    example: { en: "राकेश शर्मा", hi: "राकेश शर्मा" },
    explanation: {
      en: `The guardian's name in Hindi, if the other column has it in English. ${NOT_KEPT}`,
      hi: `दूसरे कॉलम में अभिभावक का नाम अंग्रेज़ी में हो, तो यहाँ हिन्दी में लिखें। ${NOT_KEPT_HI}`,
    },
    headings: inLanguage(GUARDIAN_HEADINGS, IN_HINDI),
    width: 28,
  },
  mobileNumber: {
    example: { en: "98260 00000", hi: "98260 00000" },
    explanation: { en: `Ten digits. ${NOT_KEPT}`, hi: `दस अंक। ${NOT_KEPT_HI}` },
    headings: `mobile no, mobile, guardian mobile no, parent mobile no, father mobile no, guardian mobile, parent mobile,
    father mobile, contact no, contact, phone no, phone, whatsapp no, whatsapp, telephone no, telephone, tel, cell no, cell,
    mobileno, phoneno, contactno, mob no, mob, ph no, ph, parent mob no, father mob no, student mobile no, guardian contact no, parent contact no, father contact no,
    guardian phone no, parent phone no, father phone no,
    मोबाइल no, मोबाइल, मो no, मो, मोबाईल no, मोबाईल, संपर्क no, संपर्क, दूरभाष no, दूरभाष, फोन no, फोन, पिता मोबाइल no, अभिभावक मोबाइल no, पालक मोबाइल no,
    पिता मोबाइल, अभिभावक मोबाइल, पालक मोबाइल, संपर्क सूत्र`,
    width: 18,
  },
  address: {
    example: { en: "12 Example Road, Ujjain", hi: "12 उदाहरण मार्ग, उज्जैन" },
    explanation: { en: `House, street and town. ${NOT_KEPT}`, hi: `मकान, मार्ग और नगर। ${NOT_KEPT_HI}` },
    headings: `address, full address, home address, residential address, present address, current address, permanent address,
    student address, residence, पता, पूरा पता, निवास पता, वर्तमान पता, स्थायी पता, घर पता, निवास, निवास स्थान`,
    width: 40,
  },
  gender: {
    example: { en: "Female", hi: "बालिका" },
    explanation: { en: `Male, Female or Other. ${NOT_KEPT}`, hi: `बालक, बालिका या अन्य। ${NOT_KEPT_HI}` },
    headings: `gender, sex, student gender, boy girl, male female, m f, लिंग, लिग, बालक बालिका, जेंडर`,
    width: 12,
    spellings: {
      Male: "m male b boy boys पुरुष पुरूष बालक छात्र लड़का पु",
      Female: "f female g girl girls महिला म बालिका छात्रा लड़की स्त्री कन्या कुमारी",
      Other: "o other others अन्य transgender",
    },
  },
};

/** Texts of sheets of students beside their fields. */
export const STUDENT_SHEET_WORDS = {
  en: {
    /** The name of the sheet. */
    students: "Students",
    /** The heading of an exported column: a student with a value in it has left. */
    leftOn: "Left school on",
    column: "Column",
    whatToWrite: "What to write",
    rowsToFix: "To correct",
    whatToFix: "What to correct",
    rowInFile: "Row in the file",
  },
  hi: {
    students: "विद्यार्थी",
    leftOn: "विद्यालय छोड़ने की तिथि",
    column: "कॉलम",
    whatToWrite: "क्या लिखें",
    rowsToFix: "सुधार के लिए",
    whatToFix: "क्या सुधारें",
    rowInFile: "फ़ाइल में पंक्ति",
  },
} satisfies Record<Language, Record<string, string>>;
