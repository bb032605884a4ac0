export { classInHindi, letterOfSection, sectionInHindi } from "./classes/class-in-hindi.ts";
export { classWords, toClassKey } from "./classes/class-key.ts";
export { findLevels } from "./classes/class-levels.ts";
export { classNameOf, nameOfClass, nameOfSection } from "./classes/class-name.ts";
export { findClassNumber, findNurseryRank } from "./classes/class-ranks.ts";
export { CLASS_NAMES, SECTION_NAMES } from "./classes/field-names.ts";
export { sectionsOf } from "./classes/sections-of.ts";
export type { School } from "./school.ts";
