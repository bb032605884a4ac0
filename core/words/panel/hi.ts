export * from "../../../features/panel-words-hi.ts";
export * from "./hi/approval.ts";
export * from "./hi/audit-sentences.ts";
export * from "./hi/confirm-again.ts";
export * from "./hi/dashboard.ts";
export * from "./hi/entries.ts";
export * from "./hi/entry-screens.ts";
export * from "./hi/frame.ts";
export * from "./hi/history.ts";
export * from "./hi/mail.ts";
export * from "./hi/pages.ts";
export * from "./hi/parts.ts";
export * from "./hi/passkeys.ts";
export * from "./hi/second-step.ts";
export * from "./hi/settings.ts";
export { fromApi, writeMessage } from "./hi/write-message.ts";

export const language = "hi";
