import { decideFonts } from "../../../../core/content/legacy-hindi/decide-fonts.ts";
import { message } from "../../../../core/content/messages/message.ts";
import { validationFailed } from "../../../../core/server/errors.ts";
import type { ImportRequest } from "../../content/import-contract.ts";
import { students } from "../../content/students.ts";
import { createFits, isReadInBothWays, type SchoolWords } from "./reading/known-words.ts";

/** Refuses (400) texts that may be typed in Kruti Dev or DevLys, for fields whose font nobody has decided. */
export function requireDecidedFonts(
  { rows, fields, fontsDecided = [] }: ImportRequest,
  school: SchoolWords,
): void {
  const isAsked = fields.map((field) => !fontsDecided.includes(field) && !isReadInBothWays(field));
  if (!isAsked.includes(true)) return;
  const fitFor = createFits(school);
  const decided = decideFonts(
    fields.map((field) => ({ texts: rows.map(({ values }) => values[field] ?? ""), fitOf: fitFor(field) })),
  );
  const undecided = fields.filter((_, index) => isAsked[index] && decided[index]?.font !== "typed");
  if (undecided.length === 0) return;
  throw validationFailed(
    Object.fromEntries(
      undecided.map((field) => [field, message("font_undecided", { label: students.fields[field].label })]),
    ),
  );
}
