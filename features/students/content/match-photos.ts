import { foldHindi } from "../../../core/content/search/fold-hindi.ts";
import { findClassNumber, findNurseryRank, toClassKey } from "../../school/content/exports.ts";

export interface PhotoStudent {
  _id: string;
  name: string;
  nameHi?: string | null;
  rollNumber: string;
  class: string;
  section: string;
}

export interface PhotoMatch<Student extends PhotoStudent = PhotoStudent> {
  path: string;
  /** Ambiguous: the user chooses among the candidates, even if there is only one. */
  found: "matched" | "ambiguous" | "unmatched";
  candidates: readonly Student[];
}

/** A class or section chosen for all files. */
export interface PhotoScope {
  class?: string;
  section?: string;
}

/** Matches files with students by the roll numbers and names in their paths. */
export function matchPhotos<Student extends PhotoStudent>(
  paths: readonly string[],
  students: readonly Student[],
  scope: PhotoScope = {},
): PhotoMatch<Student>[] {
  const isChosen = (student: Student) =>
    (!scope.class || student.class === scope.class) && (!scope.section || student.section === scope.section);
  const known = students.filter(isChosen).map(readStudent);
  const indexes = new Map<string, StudentIndex>();
  return paths.map((path) => {
    const folders = path.slice(0, path.lastIndexOf("/") + 1);
    const index = indexes.get(folders) ?? indexStudents(narrowByFolders(known, folders));
    indexes.set(folders, index);
    const { found, candidates } = matchName(readWords(nameOf(path), ROLL_WORDS), index);
    return { path, found, candidates: candidates.map(({ student }) => student as Student) };
  });
}

/** Students with more than one chosen photo. */
export function findDoubled(chosen: Iterable<string>): Set<string> {
  const seen = new Set<string>();
  const doubled = new Set<string>();
  for (const student of chosen) (seen.has(student) ? doubled : seen).add(student);
  return doubled;
}

/** A student prepared for comparison. */
interface Known {
  student: PhotoStudent;
  /** The words of the name, and of the name in Hindi. */
  names: readonly (readonly string[])[];
  roll: string;
  /** The last part of the roll number if it is a number. */
  lastNumber: string;
  classAndSection: string;
  /** Keys of the class, the section, and both. */
  groups: ReadonlySet<string>;
}

function readStudent(student: PhotoStudent): Known {
  const rollWords = readWords(student.rollNumber);
  const classAndSection = groupKey(readWords(`${student.class} ${student.section}`));
  return {
    student,
    names: [student.name, student.nameHi].flatMap((name) => (name ? [readWords(name)] : [])),
    roll: rollKey(rollWords),
    lastNumber: rollWords.slice(-1).filter(isNumber).join(""),
    classAndSection,
    groups: new Set([
      classAndSection,
      groupKey(readWords(student.class)),
      groupKey(readWords(student.section)),
    ]),
  };
}

interface StudentIndex {
  students: readonly Known[];
  byRoll: ReadonlyMap<string, Known[]>;
  byLastNumber: ReadonlyMap<string, Known[]>;
  byName: ReadonlyMap<string, Known[]>;
  /** Whether all students are in one class and section. */
  isOneGroup: boolean;
}

function indexStudents(students: readonly Known[]): StudentIndex {
  const by = (keysOf: (known: Known) => readonly string[]) => {
    const found = new Map<string, Known[]>();
    for (const known of students) {
      for (const key of new Set(keysOf(known))) {
        const others = found.get(key);
        if (others) others.push(known);
        else found.set(key, [known]);
      }
    }
    found.delete("");
    return found;
  };
  return {
    students,
    byRoll: by(({ roll }) => [roll]),
    byLastNumber: by(({ lastNumber }) => [lastNumber]),
    byName: by(({ names }) => names.flatMap(nameKeys)),
    isOneGroup: new Set(students.map(({ classAndSection }) => classAndSection)).size === 1,
  };
}

function matchName(
  words: readonly string[],
  index: StudentIndex,
): { found: PhotoMatch["found"]; candidates: readonly Known[] } {
  const named = findNamed(words, index);
  const certain = findCertain(words, named, index);
  if (certain.length > 0)
    return { found: certain.length === 1 ? "matched" : "ambiguous", candidates: certain };
  const numbered = findNumbered(words, index);
  const [only] = named;
  // A number that belongs to no child does not contradict a full name.
  if (only && named.length === 1 && numbered.length === 0 && [...only.before, ...only.behind].every(isNumber))
    return { found: "matched", candidates: [only.known] };
  const doubtful = new Set([...named.map(({ known }) => known), ...numbered]);
  const candidates = doubtful.size > 0 ? [...doubtful] : findPartlyNamed(words, index);
  return { found: candidates.length > 0 ? "ambiguous" : "unmatched", candidates };
}

/** A student whose full name is in a file name. */
interface Named {
  known: Known;
  before: readonly string[];
  behind: readonly string[];
}

function findNamed(words: readonly string[], { byName }: StudentIndex): Named[] {
  const found = new Map<Known, Named>();
  for (let start = 0; start < words.length; start++) {
    for (let end = words.length; end > start; end--) {
      const [before, behind] = [words.slice(0, start), words.slice(end)];
      for (const known of nameKeys(words.slice(start, end)).flatMap((key) => byName.get(key) ?? [])) {
        if (!found.has(known)) found.set(known, { known, before, behind });
      }
    }
  }
  return [...found.values()];
}

/** Students for whom every word of the file name fits: name or roll number, class and section. */
function findCertain(
  words: readonly string[],
  named: readonly Named[],
  { byRoll, byLastNumber, isOneGroup }: StudentIndex,
): Known[] {
  const found = new Set<Known>();
  for (const { known, before, behind } of named) {
    if (fitsRollNumber(before, known) && fitsRollNumber(behind, known)) found.add(known);
  }
  for (let start = 0; start < words.length; start++) {
    for (const known of byRoll.get(rollKey(words.slice(start))) ?? []) {
      if (isGroupOf(words.slice(0, start), known)) found.add(known);
    }
  }
  if (found.size > 0 || !isOneGroup) return [...found];
  // If the class is known, the photo of 5-A-12 may be called 12.
  return (byLastNumber.get(words.at(-1) ?? "") ?? []).filter((known) => isGroupOf(words.slice(0, -1), known));
}

/** Students whose roll number precedes another name, which may be a different spelling. */
function findNumbered(words: readonly string[], { byRoll }: StudentIndex): readonly Known[] {
  const nameAt = words.findIndex((word) => word.length > 1 && !isNumber(word));
  return nameAt < 1 ? [] : (byRoll.get(rollKey(words.slice(0, nameAt))) ?? []);
}

const SHORTEST_NAME = 3;
/** A longer list is not offered as a choice. */
const MAX_PARTLY_NAMED = 12;

/** Students with a part of their name in the file name, such as the first name. */
function findPartlyNamed(words: readonly string[], { students }: StudentIndex): readonly Known[] {
  const parts = words.filter((word) => !isNumber(word));
  if (!parts.some(({ length }) => length >= SHORTEST_NAME)) return [];
  const found = students.filter(({ names }) =>
    names.some((name) => parts.every((part) => name.includes(part))),
  );
  return found.length <= MAX_PARTLY_NAMED ? found : [];
}

/** Whether the words are empty, or the student's roll number with or without class and section. */
function fitsRollNumber(words: readonly string[], known: Known): boolean {
  const isSplitAt = (at: number) =>
    (rollKey(words.slice(at)) === known.roll && isGroupOf(words.slice(0, at), known)) ||
    (rollKey(words.slice(0, at + 1)) === known.roll && isGroupOf(words.slice(at + 1), known));
  return isGroupOf(words, known) || words.some((_word, at) => isSplitAt(at));
}

/** Whether the words are empty, or the student's class, section, or both. */
const isGroupOf = (words: readonly string[], { groups }: Known) =>
  words.length === 0 || groups.has(groupKey(words));

/** A folder that names a class or section limits the students to it, even if the class has none. */
const narrowByFolders = (students: readonly Known[], folders: string): readonly Known[] =>
  folders.split("/").reduce((left, folder) => {
    const words = readWords(folder, FOLDER_WORDS);
    const inside = left.filter((known) => isGroupOf(words, known));
    return inside.length > 0 || isClassName(words) ? inside : left;
  }, students);

/** The highest class of a school; higher numbers are years or camera counters. */
const LAST_CLASS = 12;

/** Class 5, LKG, 5-A; not 12 March. */
function isClassName(words: readonly string[]): boolean {
  const [first = "", ...section] = words;
  const number = findClassNumber(first);
  const isClass = number === undefined ? findNurseryRank(first) !== undefined : number <= LAST_CLASS;
  return isClass && section.every(({ length }) => length === 1);
}

const toSet = (words: string) => new Set(words.split(" ").map(foldHindi));
/** Words before a roll number. */
const ROLL_WORDS = toSet("roll rollno rollnumber no number रोल नंबर नं अनुक्रमांक क्रमांक");
/** Words around a class name. */
const FOLDER_WORDS = toSet("class std photo photos students section sec कक्षा फोटो विद्यार्थी वर्ग सेक्शन");

/** The name of a file without folders, extension, and the suffix of a second copy. */
const nameOf = (path: string) =>
  path
    .slice(path.lastIndexOf("/") + 1)
    .replace(/\.[^.]{1,5}$/, "")
    .replace(/(\s*\(\d+\)|\s*-\s*copy)+$/i, "");

/** Separates letters and numbers: 5A12, but not 5th. */
const WORD = /\d+(?:(?:st|nd|rd|th|वीं?|वां?)(?![\p{L}\p{M}]))?|[\p{L}\p{M}]+/gu;
const LATIN_ACCENTS = /[\u0300-\u036f]/g;
/** AaravSharma */
const JOINED_WORDS = /(?<=\p{Ll})(?=\p{Lu})/gu;

/** Folded words, without leading zeros in numbers. */
const readWords = (text: string, without: ReadonlySet<string> = new Set()): string[] =>
  (
    foldHindi(text.replace(JOINED_WORDS, " "))
      .normalize("NFKD")
      .replace(LATIN_ACCENTS, "")
      .toLowerCase()
      .match(WORD) ?? []
  )
    .filter((word) => !without.has(word))
    .map((word) => word.replace(/^0+(?=\d)/, ""));

const isNumber = (word: string) => /^\d+$/.test(word);
const rollKey = (words: readonly string[]) => words.join(" ");
/** Joined, and in any order: Sharma Aarav matches Aarav Sharma. */
const nameKeys = (words: readonly string[]) => [words.join(""), words.toSorted().join(" ")];
const groupKey = (words: readonly string[]) => toClassKey(words.join(" ")).replaceAll(" ", "");
