import type { PagePath } from "../../../core/content/site/public-pages.ts";
import type { PageServices, PublicPage } from "../../../core/site/public-page.ts";
import type { Words } from "../../../core/words/en.ts";
import { ANSWER_ID, type SentMessage, translateErrors } from "./contact-form.tsx";

type Receiving<Data> = Required<Pick<PublicPage<Data>, "load" | "receive">>;

/**
 * How a page with the form for messages loads its data, and receives a form that a browser without JavaScript posts to it; others call the
 * API. After a message was received, the address of the page has its reference number: reloading it sends nothing.
 */
export const receiveMessagesOn = <Data>(
  path: PagePath,
  loadData: (services: PageServices, answered: SentMessage | undefined) => Promise<Data>,
): Receiving<Data> => ({
  async load(services, { params: { reference } }) {
    if (reference === undefined) return { data: await loadData(services, undefined) };
    const text = services.words.contact.form.sent;
    const answered = { isSent: true, text, reference: reference.toUpperCase() };
    return { data: await loadData(services, answered), isPrivate: true };
  },
  async receive(services, typed) {
    try {
      const { reference } = await services.receiveContact(typed, services.language);
      return { redirectTo: `${path}/${reference}#${ANSWER_ID}` };
    } catch (error) {
      const { contact: words } = services.words;
      const refusal = readRefusal(error, words);
      if (!refusal) services.reportError(error);
      const { text = words.form.failed, errors = {}, status = 500 } = refusal ?? {};
      const answered = { isSent: false, text, errors, typed, shownAt: services.content.now.toISOString() };
      return { data: await loadData(services, answered), status };
    }
  },
});

/** Errors with a status below 500 may be shown. */
function readRefusal(error: unknown, { form, refusals }: Words["contact"]) {
  if (!(error instanceof Error && "status" in error && typeof error.status === "number")) return undefined;
  if (error.status >= 500) return undefined;
  const errors = "errors" in error ? (error.errors as Record<string, string> | undefined) : undefined;
  return {
    status: error.status,
    text: [404, 429].includes(error.status) ? (refusals[error.message] ?? error.message) : form.refused,
    errors: errors && translateErrors(errors, refusals),
  };
}
