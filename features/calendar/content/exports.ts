export type { ComingEntry } from "./calendar.ts";
export { describeHours } from "./entry-times.ts";
export type { EventKind } from "./event-kinds.ts";
