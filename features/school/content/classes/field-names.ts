import type { FieldNames } from "../../../../core/content/types/define-resource.ts";
import { toClassKey } from "./class-key.ts";
import { nameOfClass, nameOfSection } from "./class-name.ts";

/** Nursery is sorted before class 1, class 9 before class 10. */
export const CLASS_NAMES: FieldNames = {
  toSortKey: toClassKey,
  inLanguage: (stored, language, own) => nameOfClass(own, stored, language),
};

export const SECTION_NAMES: FieldNames = { inLanguage: nameOfSection };
