import { scanFile, type UploadRule } from "../../../../core/content/files/upload-rules.ts";
import { message } from "../../../../core/content/messages/message.ts";
import { label } from "../../../../core/words/label.ts";
import type { ApplyClass } from "./apply-classes.ts";

/** Separate from the declaration, because public pages carry no validation rules. */

export const GENDERS = ["Male", "Female", "Other"] as const;
export const CATEGORIES = ["General", "OBC", "SC", "ST", "EWS"] as const;

/** The fields of the form beside those of the application. */
export const questionField = (id: string) => `question-${id}`;
export const documentField = (id: string) => `document-${id}`;

/** Photos of phones and scans. */
export const documentFile: UploadRule = {
  ...scanFile,
  tooLarge: message("document_too_large", { megabytes: 20 }),
  wrongType: message("wrong_type_document"),
};

/** Days as parents write them. */
const written = (day: string) => day.split("-").reverse().join("/");

/** The error of a birthday after the last or before the first one of a class; undefined: there is none. */
export function nameBirthdayErrors({ name: { en, hi }, from, to }: ApplyClass) {
  const name = label(String(en ?? hi), String(hi ?? en));
  return {
    late: to === null ? undefined : message("born_too_late", { label: name, day: written(to) }),
    early: from === null ? undefined : message("born_too_early", { label: name, day: written(from) }),
  };
}
