export * from "./year-change.ts";
