import { toSortKey } from "../../../core/content/text/sort-key.ts";
import type { Entity } from "../../../core/content/types/define-resource.ts";
import { words } from "../../../core/ui/panel-words.ts";
import { toClassKey } from "../../school/content/exports.ts";
import { showClass, showSection } from "../../school/panel/exports.ts";
import type { students } from "../content/students.ts";
import { inPanelLanguage, showName } from "./shown-name.ts";

export type Student = Entity<typeof students>;

/** Sorts by class, in the school's order, then by section and name. */
export function sortStudents(all: readonly Student[]): Student[] {
  const keyOf = (student: Student) =>
    [toClassKey(student.class), toSortKey(student.section), toSortKey(showName(student))].join("\n");
  const keys = new Map(all.map((student) => [student, keyOf(student)]));
  return all.toSorted((one, other) => ((keys.get(one) ?? "") < (keys.get(other) ?? "") ? -1 : 1));
}

/** The label of a student in a list. */
export const labelOf = (student: Student): string =>
  words.studentPhotos.student({
    ...inPanelLanguage(student),
    class: showClass(student.class),
    section: showSection(student.section),
  });
export const findByLabel = (students: readonly Student[], label: string): Student | undefined =>
  students.find((student) => labelOf(student) === label);
