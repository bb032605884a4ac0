export * from "./calendar-import.ts";
export { times } from "./times.ts";
