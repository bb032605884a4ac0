import { type Coded, message } from "../../../core/content/messages/message.ts";
import type { Language } from "../../../core/words/languages.ts";
import { writeMessages } from "../../../core/words/write-message.ts";
import { documentFile } from "../content/form/form-parts.ts";

/** The messages that the page may show after a browser without scripts has posted a form. Other ids in a query are ignored. */
const SAID: Readonly<Record<string, Coded>> = {
  document_too_large: documentFile.tooLarge,
  wrong_type_document: documentFile.wrongType,
  ...Object.fromEntries(
    (["damaged_image", "damaged_pdf", "animated_image", "pdf_protected"] as const).map((id) => [
      id,
      message(id),
    ]),
  ),
  ...Object.fromEntries((["pdf_with_script", "pdf_with_links"] as const).map((id) => [id, message(id)])),
  image_too_detailed: message("image_too_detailed", { maximum: 64 }),
  ...Object.fromEntries(
    (
      [
        "application_not_found",
        "application_not_changeable",
        "applications_closed",
        "consent_needed",
        "document_not_asked",
        "too_many_tries",
        "website_not_empty",
      ] as const
    ).map((id) => [id, message(id)]),
  ),
};

/** All messages in a language by id, for the script. */
export const writeSaid = (language: Language) => writeMessages(SAID, language);

export const findSaid = (id: string | null): Coded | undefined =>
  id !== null && Object.hasOwn(SAID, id) ? SAID[id] : undefined;
