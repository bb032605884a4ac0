export { findAdmissionStage, findAgeDay, findBirthdays } from "./admission-days.ts";
export type { AdmissionsPage } from "./admissions.ts";
export { findAdmittingClasses } from "./admitting-classes.ts";
