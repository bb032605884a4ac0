import { legacyToUnicode } from "../../../content/legacy-hindi/legacy-to-unicode.ts";
import { looksLikeLegacyHindi } from "../../../content/legacy-hindi/looks-like-legacy-hindi.ts";
import { foldHindi } from "../../../content/search/fold-hindi.ts";
import { IMPORT_FIELDS, type ImportField } from "../../../content/students/import-contract.ts";

/** Common headings of a column, the most specific first, without filler words (`FILLERS`). */
const HEADINGS: Record<ImportField, string> = {
  name: `student name, name, child name, pupil name, student full name, full name, name student child, studentname,
    छात्र नाम, विद्यार्थी नाम, नाम, छात्र छात्रा नाम, छात्रा नाम, बच्चे नाम, बालक नाम, बालक बालिका नाम, पूरा नाम, छात्र पूरा नाम`,
  rollNumber: `roll no, rollno, roll, student roll no, class roll no, exam roll no,
    अनुक्रमांक, रोल no, रोल क्रमांक, रोल, परीक्षा अनुक्रमांक, अनुक्रम`,
  class: `class, std, standard, grade, class name, current class, student class, कक्षा, क्लास, वर्तमान कक्षा, कक्षा नाम,
    class section, class sec, class division, class div, std div, std sec, कक्षा वर्ग, कक्षा सेक्शन, कक्षा अनुभाग`,
  section: `section, sec, class section name, division, div, वर्ग, सेक्शन, अनुभाग, खंड`,
  dateOfBirth: `date birth, dob, d o b, birth date, birthdate, dateofbirth, birthday, student dob, student date birth,
    जन्म तिथि, जन्मतिथि, जन्म दिनांक, जन्मदिनांक, जन्म तारीख, जन्म दिन`,
  guardianName: `guardian name, guardian, parent name, parent, father name, father, father guardian name, father guardian,
    parent guardian name, parent guardian, guardian father name, fathername, guardianname, f name, fname, father husband name,
    अभिभावक नाम, अभिभावक, पिता नाम, पिता, पालक नाम, पालक, पिता पालक नाम, पिता अभिभावक नाम, पिता पति नाम, संरक्षक नाम`,
  mobileNumber: `mobile no, mobile, guardian mobile no, parent mobile no, father mobile no, guardian mobile, parent mobile,
    father mobile, contact no, contact, phone no, phone, whatsapp no, whatsapp, telephone no, telephone, tel, cell no, cell,
    mobileno, phoneno, contactno, mob no, mob, ph no, ph, parent mob no, father mob no, student mobile no, guardian contact no, parent contact no, father contact no,
    guardian phone no, parent phone no, father phone no,
    मोबाइल no, मोबाइल, मो no, मो, मोबाईल no, मोबाईल, संपर्क no, संपर्क, दूरभाष no, दूरभाष, फोन no, फोन, पिता मोबाइल no, अभिभावक मोबाइल no, पालक मोबाइल no,
    पिता मोबाइल, अभिभावक मोबाइल, पालक मोबाइल, संपर्क सूत्र`,
  address: `address, full address, home address, residential address, present address, current address, permanent address,
    student address, residence, पता, पूरा पता, निवास पता, वर्तमान पता, स्थायी पता, घर पता, निवास, निवास स्थान`,
  gender: `gender, sex, student gender, boy girl, male female, m f, लिंग, लिग, बालक बालिका, जेंडर`,
};

const normalise = (text: string) => foldHindi(text).normalize("NFC").toLowerCase();

/** Of, the, 's, का. */
const FILLERS = new Set(
  ["of", "the", "a", "s", "and", "or", "का", "की", "के", "एवं", "व", "तथा", "या"].map(normalise),
);
const NUMBER_WORDS = /^(?:no|nos|num|number|numbers|नं|न|नंबर|नबर|नम्बर|नंबरस|संख्या)$/;
/** Hindi abbreviations end with a zero: नं०. */
const ABBREVIATION = /(?<=[\u0900-\u0963])0$/;
/** Headings in camel case: rollNumber. */
const BEFORE_CAPITALS = /(?<=[a-z])(?=[A-Z])/g;
/** A heading in two languages, or about two things, has parts. */
const BETWEEN_PARTS = /[/|()[\]\n:–]+/;
/** A Hindi heading and its English version may be separated only by a space. */
const BETWEEN_SCRIPTS = /(?<=[\u0900-\u097f]\.?)\s+(?=[A-Z])|(?<=[A-Z]\.?)\s+(?=[\u0900-\u097f])/i;
const VAGUER = 1000;

/** The words of a heading, independent of order, spelling and number. */
function wordsOf(heading: string, dots: "" | " "): string {
  const words = normalise(heading)
    .replaceAll(".", dots)
    .replace(/['’`]s(?![a-z])/g, "")
    .split(/[^\p{L}\p{M}\d]+/u)
    .map((word) => word.replace(ABBREVIATION, ""))
    .map((word) =>
      NUMBER_WORDS.test(word) ? "no" : word.replace(/^(student|parent|guardian|father)s$/, "$1"),
    );
  return [...new Set(words)]
    .filter((word) => word !== "" && !FILLERS.has(word))
    .sort()
    .join(" ");
}

const KNOWN = new Map(
  IMPORT_FIELDS.flatMap((field) =>
    HEADINGS[field].split(",").map((heading, rank) => [wordsOf(heading, " "), { field, rank }] as const),
  ),
);

export interface FoundField {
  field: ImportField;
  /** Lower is more specific. */
  rank: number;
}

const findWhole = (heading: string): FoundField | undefined =>
  KNOWN.get(wordsOf(heading, "")) ??
  KNOWN.get(wordsOf(heading, " ")) ??
  KNOWN.get(wordsOf(heading.replace(BEFORE_CAPITALS, " "), ""));

/** Only if both mean the same: Mother का नाम is not the name of a student. */
function findInBothScripts(heading: string): FoundField | undefined {
  const [one, other] = heading.split(BETWEEN_SCRIPTS).map(findWhole);
  return one?.field === other?.field ? one : undefined;
}

function findTyped(heading: string): FoundField | undefined {
  const whole = findWhole(heading);
  if (whole) return whole;
  const found = heading.split(BETWEEN_PARTS).map(findWhole).find(Boolean) ?? findInBothScripts(heading);
  return found && { field: found.field, rank: found.rank + VAGUER };
}

/** The field of a heading in English, in Hindi, or in Hindi typed in Kruti Dev. */
export const findField = (heading: string): FoundField | undefined =>
  findTyped(heading) ?? findTyped(legacyToUnicode(heading));

/** Converted to Unicode if typed in Kruti Dev. */
export function showHeading(heading: string): string {
  if (findTyped(heading)) return heading;
  return findField(heading) || looksLikeLegacyHindi(heading) ? legacyToUnicode(heading) : heading;
}

/** The field of each column; of several candidates for a field, the one with the most specific heading, then the fullest. */
export function findColumns(
  headings: readonly string[],
  countFilled: (column: number) => number,
): (ImportField | null)[] {
  const columns: (ImportField | null)[] = headings.map(() => null);
  const found = headings.map((heading) => findField(heading));
  for (const field of IMPORT_FIELDS) {
    const [best] = found
      .flatMap((each, column) => (each?.field === field ? [{ column, rank: each.rank }] : []))
      .sort((one, other) => one.rank - other.rank || countFilled(other.column) - countFilled(one.column));
    if (best) columns[best.column] = field;
  }
  return columns;
}
