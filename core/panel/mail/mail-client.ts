import { MAIL_PATHS, type MailState, type TestMailResult } from "../../content/mail/mail-contract.ts";
import type { Message } from "../../content/messages/message.ts";
import { words } from "../../ui/panel-words.ts";
import { callFor } from "../api/api-call.ts";

export const findMailState = (signal?: AbortSignal) =>
  callFor<MailState>("GET", MAIL_PATHS.state, { signal });

export const sendTestMail = (to: string) =>
  callFor<TestMailResult>("POST", MAIL_PATHS.test, { json: { to } });

/** How many mails will be tried again. */
export const retryMails = async (ids: readonly string[]) =>
  (await callFor<{ count: number }>("POST", MAIL_PATHS.retry, { json: { ids } })).count;

/** How many mails were deleted. */
export const dismissMails = async (ids: readonly string[]) =>
  (await callFor<{ count: number }>("POST", MAIL_PATHS.dismiss, { json: { ids } })).count;

/** Why a mail was not sent, in the panel's language; empty if nobody has tried yet. */
export const describeReason = ({ message, reason }: { message: string | null; reason: Message | null }) =>
  message === null ? "" : words.fromApi(reason ?? undefined, message);
