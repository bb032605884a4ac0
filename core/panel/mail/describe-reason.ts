import type { Message } from "../../content/messages/message.ts";
import { words } from "../../ui/panel-words.ts";

/** Why a mail was not sent, in the panel's language; empty if nobody has tried yet. */
export const describeReason = ({ message, reason }: { message: string | null; reason: Message | null }) =>
  message === null ? "" : words.fromApi(reason ?? undefined, message);
