import { FIT, type Fit, type TextColumn } from "../../../../../core/content/legacy-hindi/decide-fonts.ts";
import { foldHindi, foldText } from "../../../../../core/content/search/fold-hindi.ts";
import type { ValueField } from "../../../../../core/content/types/define-resource.ts";
import {
  classInHindi,
  letterOfSection,
  sectionInHindi,
  toClassKey,
} from "../../../../school/content/exports.ts";
import type { ImportField } from "../../../content/import-contract.ts";
import { students } from "../../../content/students.ts";
import { findOption } from "./read-student.ts";
import { isClass, splitClass } from "./split-class.ts";

/** The classes and sections in the school's own list and of its students. */
export interface SchoolWords {
  classes: readonly string[];
  sections: readonly string[];
}

/** A school without classes and students. */
export const NEW_SCHOOL: SchoolWords = { classes: [], sections: [] };

/** A longer text is no class and no section. */
const LONGEST_NAME = 40;
/** The same for a column without a field, which most often has names or addresses: they are compared in thousands. */
const LONGEST_WORD = 12;
/** Sections of many schools. A small letter is a section only at the beginning of the alphabet. */
const COMMON_SECTION = /^(?:[A-Z]\d?|[a-h]|[अबसदकखगघ])$/;

/** 5-अ as typed in the font: 5&v. */
const SECTION_IN_FONT = /&[a-z]$/;

/** Whether cells of the field are understood in both ways, row by row. */
export const isReadInBothWays = (field: ImportField | null): boolean =>
  field !== null && (students.fields[field] as ValueField).input === "select";

/** The words that the column of a field may hold. A column without a field may hold all of them. */
export function createFits({ classes, sections }: SchoolWords) {
  const ownClasses = new Set(classes.map(toClassKey));
  const ownSections = new Set(sections.map(foldHindi));
  const nearlyOwnSections = new Set(sections.map(foldText));

  function fitSection(text: string): Fit {
    const name = foldHindi(text.trim());
    if (ownSections.has(name)) return FIT.own;
    if (nearlyOwnSections.has(foldText(name))) return FIT.nearlyOwn;
    const isWord =
      letterOfSection(name) !== undefined || (name.length > 1 && sectionInHindi(name) !== undefined);
    return isWord || COMMON_SECTION.test(name) ? FIT.common : FIT.none;
  }

  function fitClass(text: string): Fit {
    // A name that many schools have is as good as the school's own: LKG, V.
    if (isClass(text) || ownClasses.has(toClassKey(text))) return FIT.own;
    const split = splitClass(text);
    if (split) return fitSection(split.section);
    return SECTION_IN_FONT.test(text) || classInHindi(text) === undefined ? FIT.none : FIT.own;
  }

  const fitGender = (text: string): Fit => (findOption("gender", text.trim()) ? FIT.common : FIT.none);

  const fits: Partial<Record<ImportField, (text: string) => Fit>> = {
    class: fitClass,
    section: fitSection,
    gender: fitGender,
  };
  const fitAny = (text: string) => Math.max(...Object.values(fits).map((fitOf) => fitOf(text))) as Fit;

  return (field: ImportField | null): TextColumn["fitOf"] => {
    const fitOf = field === null ? fitAny : fits[field];
    const longest = field === null ? LONGEST_WORD : LONGEST_NAME;
    return fitOf && ((text) => (text.length > longest ? FIT.none : fitOf(text)));
  };
}
