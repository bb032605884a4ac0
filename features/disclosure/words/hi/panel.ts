export * from "./certificates.ts";
export * from "./disclosure-check.ts";
export * from "./known-facts.ts";
