export { closure } from "./closure.ts";
export * from "./notices.ts";
