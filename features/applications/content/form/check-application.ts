import { type Coded, message } from "../../../../core/content/messages/message.ts";
import type { Bilingual } from "../../../../core/content/pages/define-page.ts";
import { checkEntry } from "../../../../core/content/types/check-entry.ts";
import { optionalText, requiredDay } from "../../../../core/content/types/fields.ts";
import { label } from "../../../../core/words/label.ts";
import { applications } from "../applications.ts";
import type { ApplicationSettings, OwnQuestion } from "../settings.ts";
import { type ApplyClass, classValue, findAskedDocuments } from "./apply-classes.ts";
import type { Typed } from "./apply-contract.ts";
import { documentField, nameBirthdayErrors, questionField } from "./form-parts.ts";

/** An answer to a question of the school, with the question as it was. */
export interface Answer {
  id: string;
  question: Bilingual;
  answer: string;
}

interface Terms {
  classes: readonly ApplyClass[];
  settings: ApplicationSettings;
  /** A day in India. */
  today: string;
  /** The ids of documents that were added. */
  documents: readonly string[];
}

interface CheckedApplication {
  values: Record<string, string | number | null>;
  answers: Answer[];
  /** By field; of questions and documents by `questionField` and `documentField`. */
  errors: Record<string, Coded>;
}

const MAX_ANSWER = 1000;

/** Everything that is wrong or missing in what parents have typed. */
export function checkApplication(
  typed: Typed,
  { classes, settings, today, documents }: Terms,
): CheckedApplication {
  const { values, errors } = checkEntry(applications, "create", readNames(typed, settings), () => false);
  if (errors.name && isBlank(typed.name)) errors.name = message("name_needed");
  const chosen = classes.find(({ value }) => value === values.classSought);
  if (!chosen && !errors.classSought) errors.classSought = message("class_not_open");
  if (typeof values.dateOfBirth === "string" && !errors.dateOfBirth) {
    const wrong = checkBirthday(values.dateOfBirth, chosen, today);
    if (wrong) errors.dateOfBirth = wrong;
  }
  const answers: Answer[] = [];
  for (const question of settings.questions) {
    const { answer, error } = readAnswer(question, typed[questionField(question.id)] ?? "");
    if (error) errors[questionField(question.id)] = error;
    else if (answer !== null) answers.push({ id: question.id, question: question.question, answer });
  }
  for (const { id, isRequired } of findAskedDocuments(settings, chosen?.value)) {
    if (isRequired && !documents.includes(id)) errors[documentField(id)] = message("document_needed");
  }
  return { values, answers, errors };
}

const isBlank = (text: string | undefined) => (text ?? "").trim() === "";

/** A name in Hindi alone is the name. */
function readNames(typed: Typed, { asksCategory }: ApplicationSettings): Record<string, unknown> {
  const fields = Object.keys(applications.fields);
  const sent = Object.fromEntries(fields.map((name) => [name, typed[name] ?? ""]));
  return {
    ...sent,
    ...(isBlank(typed.name) && { name: typed.nameHi ?? "", nameHi: "" }),
    ...(!asksCategory && { category: "" }),
  };
}

function checkBirthday(day: string, chosen: ApplyClass | undefined, today: string): Coded | undefined {
  if (day > today) return message("born_in_future");
  if (!chosen) return undefined;
  const { late, early } = nameBirthdayErrors(chosen);
  if (chosen.to !== null && day > chosen.to) return late;
  return chosen.from !== null && day < chosen.from ? early : undefined;
}

/** The answer as it is stored: of a choice the English of the option, if it has one. */
function readAnswer(
  { question: { en, hi }, kind, options, isRequired }: OwnQuestion,
  typed: string,
): { answer: string | null; error?: Coded } {
  const name = label(String(en ?? hi), String(hi ?? en));
  const parsed = optionalText(name, MAX_ANSWER).safeParse(typed);
  if (!parsed.success)
    return { answer: null, error: message("too_long", { label: name, maximum: MAX_ANSWER }) };
  const answer = parsed.data;
  if (answer === null)
    return isRequired ? { answer, error: message("required", { label: name }) } : { answer };
  const isWrong =
    (kind === "choice" && !options.some((option) => classValue(option) === answer)) ||
    (kind === "date" && !requiredDay(name).safeParse(answer).success);
  return isWrong ? { answer, error: message("not_valid", { label: name }) } : { answer };
}
