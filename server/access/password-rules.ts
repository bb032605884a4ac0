import { type Coded, inEnglish, message } from "../../content/messages/message.ts";

const MIN_PASSWORD_LENGTH = 12;

/** What twelve characters without any pattern are worth to the library. */
const MIN_GUESSES = 1e12;

/** Loaded with the first new password: the word lists take a tenth of a second, and most starts need none. */
const loadEstimator = () => import("./password-estimator.ts");

const PRODUCT = "Gurukul";

/** A password that may not be used, told in one sentence. */
export class WeakPassword extends Error {}

/** Throws where `findWeakness` finds something. */
export async function requireGoodPassword(
  password: string,
  email: string,
  schoolTexts: readonly string[],
): Promise<void> {
  const weakness = await findWeakness(password, email, schoolTexts);
  if (weakness !== undefined) throw new WeakPassword(inEnglish(weakness));
}

/**
 * What speaks against a password, and what to do instead; undefined when it may be used. `schoolTexts` are what the office
 * would think of first: the school's name, its places, its years.
 */
export async function findWeakness(
  password: string,
  email: string,
  schoolTexts: readonly string[],
): Promise<Coded | undefined> {
  if (password.length < MIN_PASSWORD_LENGTH)
    return message("password_too_short", { minimum: MIN_PASSWORD_LENGTH });
  const { estimator } = await loadEstimator();
  const { guesses, sequence } = estimator.check(password, wordsOf(email, PRODUCT, ...schoolTexts));
  if (guesses >= MIN_GUESSES) return undefined;
  const isPersonal = sequence.some((match) => match.dictionaryName === "userInputs");
  return isPersonal ? message("weak_personal_password") : message("weak_password");
}

/** Some texts as they are, their words, and each text as one word: all of these are typed. */
function wordsOf(...texts: string[]): string[] {
  const words = texts.flatMap((text) => {
    const parts = text.split(/[^\p{L}\p{M}\p{N}]+/u);
    return [text, ...parts, parts.join("")];
  });
  return [...new Set(words)].filter((word) => word.length >= 3);
}
