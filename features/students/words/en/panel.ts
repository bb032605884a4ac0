export * from "./child-file.ts";
export * from "./class-lists.ts";
export * from "./consents.ts";
export * from "./entry-screens.ts";
export * from "./student-export.ts";
export * from "./student-import.ts";
export * from "./student-photos.ts";
export * from "./student-records.ts";
