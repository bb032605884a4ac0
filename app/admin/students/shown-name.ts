import { inLanguage } from "../../../content/resources/companions.ts";
import { students } from "../../../content/resources/students.ts";
import { panelLanguage } from "../../ui/panel-words.ts";

/** A student with the names in the panel's language, where they are stored in it. */
export const inPanelLanguage = <Student extends object>(student: Student): Student =>
  inLanguage(students, student, panelLanguage);

/** The name of a student in the panel's language. */
export const showName = (student: { name: string; nameHi: string | null }): string =>
  inPanelLanguage(student).name;
