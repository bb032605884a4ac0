import type { Words } from "../../content/words/en.ts";
import { type SentMessage, translateErrors } from "./islands/contact-form.tsx";
import type { PageServices } from "./public-page.ts";

export interface ReceivedMessage {
  answered: SentMessage;
  status: number;
}

/** Stores a message that a browser without JavaScript posts to a page; others call the API. */
export async function receiveMessage(
  services: PageServices,
  typed: Record<string, string>,
): Promise<ReceivedMessage> {
  const { contact: words } = services.words;
  try {
    await services.receiveContact(typed);
    return { answered: { isSent: true, text: words.form.sent }, status: 201 };
  } catch (error) {
    const refusal = readRefusal(error, words);
    if (!refusal) services.reportError(error);
    const text = refusal?.text ?? words.form.failed;
    return {
      answered: { isSent: false, text, errors: refusal?.errors ?? {}, typed },
      status: refusal?.status ?? 500,
    };
  }
}

/** Errors with a status below 500 may be shown. */
function readRefusal(error: unknown, { form, refusals }: Words["contact"]) {
  if (!(error instanceof Error && "status" in error && typeof error.status === "number")) return undefined;
  if (error.status >= 500) return undefined;
  const errors = "errors" in error ? (error.errors as Record<string, string> | undefined) : undefined;
  return {
    status: error.status,
    text: error.status === 429 ? (refusals[error.message] ?? error.message) : form.refused,
    errors: errors && translateErrors(errors, refusals),
  };
}
