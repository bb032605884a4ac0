export * from "./account.ts";
export * from "./accounts.ts";
export * from "./mail-choices.ts";
export * from "./security-events.ts";
export * from "./staff.ts";
export * from "./tokens.ts";
