import { namesOf } from "../../../../core/content/site/letterhead.ts";
import type { EntryRow } from "../../../../core/server/database/tables.ts";
import { type Language, writtenIn } from "../../../../core/words/languages.ts";
import { nameOfClass, type School } from "../../../school/content/exports.ts";
import type { Placeholder } from "../../content/replies/placeholders.ts";
import { REPLY_WORDS } from "../../content/replies/reply-words.ts";

type ReplySchool = Pick<School, "name" | "officeHours" | "classes">;

/** In which an enquiry is answered: that of the form that was sent, or else of its message. */
export const languageOfEnquiry = ({ language, message }: EntryRow): Language =>
  language === "en" || language === "hi" ? language : (writtenIn(String(message ?? "")) ?? "en");

/** The values of placeholders in saved replies; null if there is nothing to fill in. */
export const findReplyValues = (
  enquiry: EntryRow,
  school: ReplySchool,
  language: Language,
): Record<Placeholder, string | null> => ({
  name: String(enquiry.name ?? "") || null,
  class: nameClass(school.classes, String(enquiry.classSought ?? ""), language),
  reference: String(enquiry.reference ?? "") || null,
  school: namesOf(school.name, language)[0] ?? null,
  hours: describeHours(school.officeHours, language),
});

/** The name of a class in a sentence: Class 3, Nursery. */
function nameClass(classes: School["classes"], stored: string, language: Language): string | null {
  if (stored === "") return null;
  const name = nameOfClass(classes, stored, language);
  return /^(\d|[IVX]+$)/.test(name) ? `${REPLY_WORDS[language].class} ${name}` : name;
}

function describeHours(lines: School["officeHours"], language: Language): string | null {
  const described = lines.map(({ days, hours }) =>
    [days, hours].flatMap((text) => namesOf(text, language)[0] ?? []).join(", "),
  );
  return described.filter(Boolean).join("; ") || null;
}
