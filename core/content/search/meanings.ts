import { fillerWords, wordGroups } from "../../../features/search-words.ts";
import type { PageName } from "../pages/page-names.ts";
import { searchWords, wordsInOrder } from "./search-words.ts";
import type { Fact, WordGroup } from "./word-groups.ts";
import { shortSoundOf, soundOf } from "./word-sound.ts";
import { stemOf } from "./word-stem.ts";

/** A word or several in a row, as stems. */
export type Phrase = readonly string[];

/** The meaning of a word or phrase. */
export interface Meaning {
  /** All phrases with the same meaning. */
  phrases: readonly Phrase[];
  facts: readonly Fact[];
  isWeak: boolean;
}

const fillers: ReadonlySet<string> = new Set(searchWords(fillerWords));

export const isFiller = (word: string) => fillers.has(word);

/** The words that say something, or all of them if none does. */
export function withoutFillers(words: readonly string[]): readonly string[] {
  const rest = words.filter((word) => !isFiller(word));
  return rest.length > 0 ? rest : words;
}

interface Entry {
  group: WordGroup;
  meaning: Meaning;
  /** The folded words of each phrase that stands for the group. */
  triggers: readonly (readonly string[])[];
}

const readPhrases = (words = "") =>
  words
    .split(",")
    .map((each) => withoutFillers(wordsInOrder(each)))
    .filter((phrase) => phrase.length > 0);

const entries: readonly Entry[] = wordGroups.map((group) => {
  const words = readPhrases(group.words);
  const triggers = [...words, ...readPhrases(group.alsoAskedBy)];
  return {
    group,
    triggers,
    meaning: {
      phrases: [...words, ...readPhrases(group.alsoFinds)].map((phrase) => phrase.map(stemOf)),
      facts: group.facts ?? [],
      isWeak: group.isWeak ?? false,
    },
  };
});

const keyOf = (parts: readonly string[]) => parts.join(" ");

/** Short words of a phrase have no sound, and are compared as they are. Undefined if no word has one. */
const soundKey = (words: readonly string[]): string | undefined =>
  words.some((word) => soundOf(word) !== undefined)
    ? keyOf(words.map((word) => soundOf(word) ?? stemOf(word)))
    : undefined;

/** Only of single words. */
const shortSoundKey = ([word = "", ...more]: readonly string[]) =>
  more.length === 0 ? shortSoundOf(word) : undefined;

const byStem = collect((words) => keyOf(words.map(stemOf)));
const bySound = collect(soundKey);
const byShortSound = collect(shortSoundKey);

function collect(key: (words: readonly string[]) => string | undefined): ReadonlyMap<string, Meaning> {
  const collected = new Map<string, Set<Meaning>>();
  for (const { triggers, meaning } of entries) {
    for (const words of triggers) {
      const found = key(words);
      if (found !== undefined) collected.set(found, (collected.get(found) ?? new Set()).add(meaning));
    }
  }
  return new Map([...collected].map(([found, meanings]) => [found, join([...meanings])]));
}

function join(meanings: readonly Meaning[]): Meaning {
  const phrases = new Map(meanings.flatMap((each) => each.phrases).map((phrase) => [keyOf(phrase), phrase]));
  return {
    phrases: [...phrases.values()],
    facts: [...new Set(meanings.flatMap(({ facts }) => facts))],
    isWeak: meanings.every(({ isWeak }) => isWeak),
  };
}

/** All single words of the word groups. */
export const schoolWords: readonly string[] = entries.flatMap(({ triggers }) => triggers.flat());

/** The longest phrase of the word groups, in words. */
export const LONGEST_PHRASE = Math.max(
  ...entries.flatMap(({ triggers }) => triggers.map(({ length }) => length)),
);

/** Finds the meaning of folded words in a row. */
export const findMeaning = (words: readonly string[]): Meaning | undefined =>
  byStem.get(keyOf(words.map(stemOf)));

/** Finds their meaning by their sound, whatever their spelling. */
export function findMeaningBySound(words: readonly string[]): Meaning | undefined {
  const [key, short] = [soundKey(words), shortSoundKey(words)];
  return (key && bySound.get(key)) || (short && byShortSound.get(short)) || undefined;
}

/** The words by which a page is found as by its title: one for each group that names the page. */
export const subjectsOf = (page: PageName): string[] =>
  entries.flatMap(({ group, triggers: [first = []] }) => (group.page === page ? [first.join(" ")] : []));
