import { foldText } from "../../../../core/content/search/fold-hindi.ts";

/** Many people send the same short text ("What is the fee?"): only an identical text is a copy. */
const FEWEST_WORDS = 8;
/** The share of words that two texts have in common. */
const SIMILAR = 0.75;
/** The threshold for texts that robots vary. */
const SIMILAR_IF_VARIED = 0.6;

/** How many of the other texts are the same but for a few words, numbers, signs and the order; `isVaried` allows more differences. */
export function countNearCopies(text: string, others: readonly string[], isVaried: boolean): number {
  const own = readWords(text, isVaried);
  const needed = isVaried ? SIMILAR_IF_VARIED : SIMILAR;
  return others.filter((other) => isNearCopy(own, readWords(other, isVaried), needed)).length;
}

interface Words {
  all: string;
  different: ReadonlySet<string>;
}

/** In a short text, numbers are a part of the question ("class 3"), but a robot may have counted in it. */
function readWords(text: string, isVaried: boolean): Words {
  const folded = foldText(text);
  const words = folded.match(/[\p{L}\p{M}]+/gu) ?? [];
  const isShort = words.length < FEWEST_WORDS && !isVaried;
  const all = isShort ? folded.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ").trim() : words.join(" ");
  return { all: all || folded, different: new Set(words) };
}

function isNearCopy(one: Words, other: Words, needed: number): boolean {
  if (one.all === other.all) return true;
  const [fewer, more] = [one.different, other.different].sort((a, b) => a.size - b.size);
  if (!fewer || !more || fewer.size < FEWEST_WORDS || fewer.size < more.size * needed) return false;
  const common = [...fewer].filter((word) => more.has(word)).length;
  return common / (fewer.size + more.size - common) >= needed;
}
