export { parents } from "./parents.ts";
