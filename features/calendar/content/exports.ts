export type { ComingEntry } from "./calendar.ts";
export { describeHours } from "./entry-times.ts";
