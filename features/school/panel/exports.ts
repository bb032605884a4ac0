export { type ClassNames, loadClassNames } from "./class-names.ts";
export { showClass, showSection } from "./shown-class.ts";
