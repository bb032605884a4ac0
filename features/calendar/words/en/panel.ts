export * from "./calendar-import.ts";
export * from "./entry-screens.ts";
