import { type Coded, message } from "../../../core/content/messages/message.ts";
import type { Language } from "../../../core/words/languages.ts";
import { writeMessages } from "../../../core/words/write-message.ts";
import { documentFile } from "../content/form/form-parts.ts";

const PLAIN = [
  "application_not_changeable",
  "application_not_found",
  "applications_closed",
  "animated_image",
  "consent_needed",
  "damaged_image",
  "damaged_pdf",
  "document_not_asked",
  "pdf_protected",
  "pdf_with_links",
  "pdf_with_script",
  "too_many_tries",
  "website_not_empty",
] as const;

/** The messages that the page may show after a browser without scripts has posted a form. Other ids in a query are ignored. */
const FORM_ERRORS: Readonly<Record<string, Coded>> = {
  document_too_large: documentFile.tooLarge,
  wrong_type_document: documentFile.wrongType,
  image_too_detailed: message("image_too_detailed", { maximum: 64 }),
  ...Object.fromEntries(PLAIN.map((id) => [id, message(id)])),
};

/** All messages in a language by id, for the script. */
export const writeFormErrors = (language: Language) => writeMessages(FORM_ERRORS, language);

export const findFormError = (id: string | null): Coded | undefined =>
  id !== null && Object.hasOwn(FORM_ERRORS, id) ? FORM_ERRORS[id] : undefined;
