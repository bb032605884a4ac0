/** A part of a text that is in both texts, or only in this one. */
export interface DiffPart {
  text: string;
  isChanged: boolean;
}

export interface WordDiff {
  before: DiffPart[];
  after: DiffPart[];
}

/** More comparisons than this would block a phone: the whole middle then counts as changed. */
const MAX_COMPARISONS = 4_000_000;

/** The words that differ between two texts. Spaces belong to the word before them. */
export function diffWords(before: string, after: string): WordDiff {
  const [old, current] = [splitWords(before), splitWords(after)];
  // Spaces are shown, but not compared.
  const ours = old.map((word) => word.trimEnd());
  const theirs = current.map((word) => word.trimEnd());
  let start = 0;
  while (start < Math.min(ours.length, theirs.length) && ours[start] === theirs[start]) start++;
  let end = 0;
  const rest = Math.min(ours.length, theirs.length) - start;
  while (end < rest && ours.at(-1 - end) === theirs.at(-1 - end)) end++;
  const kept = findCommon(ours.slice(start, ours.length - end), theirs.slice(start, theirs.length - end));
  const mark = (words: readonly string[], common: ReadonlySet<number>) =>
    join(
      words.map((text, index) => ({
        text,
        isChanged: index >= start && index < words.length - end && !common.has(index - start),
      })),
    );
  return { before: mark(old, kept.before), after: mark(current, kept.after) };
}

/** Words with the spaces after them, and single signs. */
const splitWords = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+\s*|\P{L}\s*/gu) ?? [];

interface CommonWords {
  /** Positions of the words that both texts have, in the same order. */
  before: Set<number>;
  after: Set<number>;
}

/** The longest common subsequence. */
function findCommon(before: readonly string[], after: readonly string[]): CommonWords {
  const common: CommonWords = { before: new Set(), after: new Set() };
  const width = after.length + 1;
  if (before.length * after.length > MAX_COMPARISONS) return common;
  /** How many words two ends of the texts have in common. */
  const lengths = new Uint16Array((before.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row--) {
    for (let column = after.length - 1; column >= 0; column--) {
      lengths[row * width + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  for (let row = 0, column = 0; row < before.length && column < after.length; ) {
    if (before[row] === after[column]) {
      common.before.add(row++);
      common.after.add(column++);
    } else if (at(row + 1, column) >= at(row, column + 1)) row++;
    else column++;
  }
  return common;
}

/** Joins neighbours of the same kind. The space after the last changed word is not part of the change. */
function join(parts: readonly DiffPart[]): DiffPart[] {
  const joined: DiffPart[] = [];
  for (const { text, isChanged } of parts) {
    const last = joined.at(-1);
    if (last?.isChanged === isChanged) last.text += text;
    else joined.push({ text, isChanged });
  }
  return joined.flatMap((part): DiffPart[] => {
    const space = part.isChanged ? (/\s+$/.exec(part.text)?.[0] ?? "") : "";
    if (space === "" || space === part.text) return [part];
    return [
      { text: part.text.slice(0, -space.length), isChanged: true },
      { text: space, isChanged: false },
    ];
  });
}

/** Unchanged text longer than this is shortened around the changes. */
const MAX_UNCHANGED = 240;
const CONTEXT = 90;
export const GAP = " … ";

/** The changes with some of the text around them; `isShortened` if something was left out. */
export function shorten(parts: readonly DiffPart[]): { parts: DiffPart[]; isShortened: boolean } {
  let isShortened = false;
  const shown = parts.map((part, index) => {
    if (part.isChanged || part.text.length <= MAX_UNCHANGED) return part;
    isShortened = true;
    // Without the half of a word at the gap.
    const head = index === 0 ? "" : part.text.slice(0, CONTEXT).replace(/\s*\S*$/, "");
    const tail = index === parts.length - 1 ? "" : part.text.slice(-CONTEXT).replace(/^\S*\s*/, "");
    return { text: `${head}${GAP}${tail}`, isChanged: false };
  });
  return { parts: shown, isShortened };
}
