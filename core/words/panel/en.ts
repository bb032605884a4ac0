import { inEnglish, type Message } from "../../content/messages/message.ts";
import type { Language } from "../languages.ts";

export * from "../../../features/panel-words-en.ts";
export * from "../times/en.ts";
export * from "./en/approval.ts";
export * from "./en/audit.ts";
export * from "./en/audit-sentences.ts";
export * from "./en/confirm-again.ts";
export * from "./en/dashboard.ts";
export * from "./en/data-file.ts";
export * from "./en/entries.ts";
export * from "./en/entry-screens.ts";
export * from "./en/frame.ts";
export * from "./en/history.ts";
export * from "./en/mail.ts";
export * from "./en/pages.ts";
export * from "./en/parts.ts";
export * from "./en/passkeys.ts";
export * from "./en/second-step.ts";
export * from "./en/settings.ts";
export * from "./en/sheet-import.ts";
export * from "./en/writing.ts";

export const language: Language = "en";

/** A message; other text unchanged. */
export const writeMessage = inEnglish;

/** An API message, which comes with its English text. */
export const fromApi = (_message: Message | undefined, english: string) => english;
