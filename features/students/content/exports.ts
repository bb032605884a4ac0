export { consentCountsCall, hiddenPicturesCall } from "./first-calls.ts";
export { studentRecordPath } from "./screen-paths.ts";
export { EXPORT_FIELDS } from "./student-export-contract.ts";
export { students } from "./students.ts";
