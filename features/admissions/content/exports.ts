export { findAdmittingClasses } from "./admitting-classes.ts";
