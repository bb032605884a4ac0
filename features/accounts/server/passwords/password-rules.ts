import { type Coded, inEnglish, message } from "../../../../core/content/messages/message.ts";

const MIN_PASSWORD_LENGTH = 12;

/** The library's estimate for twelve characters without a pattern. */
const MIN_GUESSES = 1e12;

/** Loaded on demand: the word lists take a tenth of a second, and most processes never need them. */
const loadEstimator = () => import("./password-estimator.ts");

const PRODUCT = "Gurukul";

/** The message says in one sentence why the password may not be used. */
export class WeakPassword extends Error {}

/** Throws if `findWeakness` finds something. */
export async function requireGoodPassword(
  password: string,
  email: string,
  schoolTexts: readonly string[],
): Promise<void> {
  const weakness = await findWeakness(password, email, schoolTexts);
  if (weakness !== undefined) throw new WeakPassword(inEnglish(weakness));
}

/**
 * Why a password is too weak and what to do instead; undefined if it may be used. `schoolTexts` are obvious choices: the
 * school's name, places and years.
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

/** The texts, their words, and each text as one word. */
function wordsOf(...texts: string[]): string[] {
  const words = texts.flatMap((text) => {
    const parts = text.split(/[^\p{L}\p{M}\p{N}]+/u);
    return [text, ...parts, parts.join("")];
  });
  return [...new Set(words)].filter((word) => word.length >= 3);
}
