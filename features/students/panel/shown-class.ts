import { panelLanguage, words } from "../../../core/ui/panel-words.ts";
import { nameOfClass, nameOfSection, type SchoolClasses } from "../../school/content/classes/class-name.ts";

/** The names of the school's classes are part of the served page; outside of browsers there are none. */
const written = globalThis.document?.getElementById("office")?.dataset.classes ?? "[]";
const SCHOOL_CLASSES = (JSON.parse(written) as SchoolClasses[number]["name"][]).map((name) => ({ name }));

/** The name of a stored class in the panel's language. */
export const showClass = (stored: string): string => nameOfClass(SCHOOL_CLASSES, stored, panelLanguage);

/** The name of a stored section in the panel's language. */
export const showSection = (stored: string): string => nameOfSection(stored, panelLanguage);

/** "5, section A" */
export const showClassAndSection = (student: { class: string; section: string }): string =>
  words.studentRecords.classAndSection(showClass(student.class), showSection(student.section));
