export * from "./closure.ts";
export * from "./notices.ts";
