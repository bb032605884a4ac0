import { inLanguage } from "../../../core/content/types/companions.ts";
import { panelLanguage, words } from "../../../core/ui/panel-words.ts";
import { showClass, showSection } from "../../school/panel/exports.ts";
import { students } from "../content/students.ts";

/** A student with the names in the panel's language, where they are stored in it. */
export const inPanelLanguage = <Student extends object>(student: Student): Student =>
  inLanguage(students, student, panelLanguage);

/** The name of a student in the panel's language. */
export const showName = (student: { name: string; nameHi: string | null }): string =>
  inPanelLanguage(student).name;

/** "5, section A" */
export const showClassAndSection = (student: { class: string; section: string }): string =>
  words.studentRecords.classAndSection(showClass(student.class), showSection(student.section));
