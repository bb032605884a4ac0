import { AUDIT } from "./sentences/audit.ts";
import { HINTS } from "./sentences/hints.ts";
import { LABELS } from "./sentences/labels.ts";
import { NAMES } from "./sentences/names.ts";
import { OUTCOMES } from "./sentences/outcomes.ts";
import { RULE_PATTERNS, RULES } from "./sentences/rules.ts";
import { SERVER_ANSWER_PATTERNS, SERVER_ANSWERS } from "./sentences/server-answers.ts";

const SENTENCES = new Map(
  [NAMES, LABELS, HINTS, OUTCOMES, RULES, AUDIT, SERVER_ANSWERS].flatMap((table) => Object.entries(table)),
);

const PATTERNS = [...RULE_PATTERNS, ...SERVER_ANSWER_PATTERNS];

/** The Hindi of an English sentence of the API or of a declaration; one that nobody has translated stays as it is. */
export const translate = (sentence: string): string =>
  findSentence(sentence) ?? findPattern(sentence) ?? findEach(sentence) ?? sentence;

/** In the middle of a sentence a name begins with a small letter: "3 top students". */
const findSentence = (sentence: string): string | undefined =>
  SENTENCES.get(sentence) ?? SENTENCES.get(sentence.charAt(0).toUpperCase() + sentence.slice(1));

function findPattern(sentence: string): string | undefined {
  for (const { pattern, write } of PATTERNS) {
    const found = pattern.exec(sentence);
    if (found) return write(readParts(found.groups ?? {}));
  }
  return undefined;
}

/** A label stands in the tables itself; every other part may be what somebody has typed. */
const readParts = ({ label, ...others }: Record<string, string>): Record<string, string> =>
  label === undefined ? others : { ...others, label: translate(label) };

/** Several sentences in one answer, if there is Hindi for every one of them. */
function findEach(answer: string): string | undefined {
  const sentences = answer.split(/(?<=[.!?]) (?=[A-Z\d])/);
  if (sentences.length === 1) return undefined;
  const written = sentences.map((sentence) => findSentence(sentence) ?? findPattern(sentence));
  return written.every((each) => each !== undefined) ? written.join(" ") : undefined;
}
