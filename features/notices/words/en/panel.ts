export { closure } from "./closure.ts";
export * from "./entry-screens.ts";
export * from "./notices.ts";
