import type { TextEdit } from "../../../core/panel/typing/apply-edit.ts";
import { words } from "../../../core/ui/panel-words.ts";
import { findMarks, type MarkRange } from "../site/read-post.ts";
import type { PastedMarkdown } from "./pasted-markdown.ts";

export interface Selection {
  value: string;
  start: number;
  end: number;
}

type LineMark = "heading" | "subheading" | "bullets" | "numbers" | "quote";
type Emphasis = "bold" | "italic";
export type Mark = LineMark | Emphasis | "link";

const STARS: Record<Emphasis, string> = { bold: "**", italic: "*" };
const LINE_MARKS: Record<LineMark, { find: RegExp; write: (number: number) => string }> = {
  heading: { find: /^##[ \t]+/, write: () => "## " },
  subheading: { find: /^###[ \t]+/, write: () => "### " },
  bullets: { find: /^- +/, write: () => "- " },
  numbers: { find: /^\d{1,3}[.)] +/, write: (number) => `${number}. ` },
  quote: { find: /^> ?/, write: () => "> " },
};
const ALL_LINE_MARKS = /^(?:(?:#{2,3}|>|-|\d{1,3}[.)])[ \t]+)*/;

/** Toggles a mark, as a tool does. */
export function toggleMark(selection: Selection, mark: Mark): TextEdit {
  if (mark === "link") return removeLink(selection) ?? insertLink(selection);
  return mark === "bold" || mark === "italic"
    ? toggleEmphasis(selection, mark)
    : toggleLines(selection, mark);
}

/** The marks of the selection or at the caret. */
export function findMarksAt(selection: Selection): Mark[] {
  const { lines } = findLines(selection);
  const pieces = findPieces(selection);
  return [
    ...(Object.keys(LINE_MARKS) as LineMark[]).filter((mark) => haveMark(lines, mark)),
    ...(["bold", "italic", "link"] as const).filter((kind) =>
      pieces.every((piece) => findMarkAround(selection.value, piece, kind)),
    ),
  ];
}

interface Piece {
  from: number;
  to: number;
}

/** The selected words of each line, or the word at the caret. Marks do not cross lines. */
function findPieces({ value, start, end }: Selection): Piece[] {
  const { from, lines } = findLines({ value, start, end });
  let at = from;
  const pieces = lines.map((line) => {
    const lineStart = at;
    at += line.length + 1;
    const textStart = lineStart + (ALL_LINE_MARKS.exec(line)?.[0].length ?? 0);
    return findWords(value, {
      from: Math.max(start, Math.min(end, textStart), lineStart),
      to: Math.min(end, lineStart + line.length),
    });
  });
  return pieces.length === 1 ? pieces : pieces.filter((piece) => piece.from < piece.to);
}

/** Whole words, because a mark inside a word is text. */
function findWords(value: string, { from, to }: Piece): Piece {
  const chosen = value.slice(from, to);
  const start = chosen.trim() === "" ? to : to - chosen.trimStart().length;
  const end = chosen.trim() === "" ? to : from + chosen.trimEnd().length;
  const [before = ""] = /[\p{L}\p{M}\p{N}]*$/u.exec(value.slice(Math.max(0, start - 100), start)) ?? [];
  const [after = ""] = /^[\p{L}\p{M}\p{N}]*/u.exec(value.slice(end, end + 100)) ?? [];
  return { from: start - before.length, to: end + after.length };
}

/** The mark around a piece of a line, with its positions in the whole text. */
function findMarkAround(value: string, { from, to }: Piece, kind: MarkRange["kind"]): MarkRange | undefined {
  const lineStart = value.lastIndexOf("\n", from - 1) + 1;
  const lineEnd = value.indexOf("\n", to);
  const line = value.slice(lineStart, lineEnd === -1 ? undefined : lineEnd);
  // A caret beside a mark is outside.
  const margin = from === to ? 1 : 0;
  const mark = findMarks(line).find(
    (each) =>
      each.kind === kind && lineStart + each.from + margin <= from && to <= lineStart + each.to - margin,
  );
  if (!mark) return undefined;
  const shift = (position: number) => lineStart + position;
  return {
    kind,
    from: shift(mark.from),
    to: shift(mark.to),
    innerFrom: shift(mark.innerFrom),
    innerTo: shift(mark.innerTo),
  };
}

/** Adds the marks, or removes them if all pieces have them. */
function toggleEmphasis(selection: Selection, kind: Emphasis): TextEdit {
  const { value } = selection;
  const stars = STARS[kind];
  const pieces = findPieces(selection);
  const [first = { from: selection.start, to: selection.end }] = pieces;
  const last = pieces.at(-1) ?? first;
  const marks = pieces.map((piece) => findMarkAround(value, piece, kind));
  const isMarked = marks.every(Boolean);
  if (!isMarked && first.from === last.to) {
    const shown = kind === "bold" ? words.postEditor.boldText : words.postEditor.italicText;
    const at = first.from + stars.length;
    return {
      from: first.from,
      to: last.to,
      text: stars + shown + stars,
      selection: [at, at + shown.length],
    };
  }
  const from = Math.min(first.from, marks[0]?.from ?? first.from);
  const to = Math.max(last.to, marks.at(-1)?.to ?? last.to);
  let text = "";
  let at = from;
  for (const [index, piece] of pieces.entries()) {
    const mark = marks[index];
    const changed = isMarked && mark ? { from: mark.from, to: mark.to } : piece;
    text += value.slice(at, changed.from);
    if (isMarked && mark) text += value.slice(mark.innerFrom, mark.innerTo);
    else text += mark ? value.slice(piece.from, piece.to) : stars + value.slice(piece.from, piece.to) + stars;
    at = changed.to;
  }
  text += value.slice(at, to);
  if (pieces.length > 1) return { from, to, text, selection: [from, from + text.length] };
  const mark = marks[0];
  // Without the opening stars, which are before the words now.
  const start = isMarked && mark ? Math.max(mark.from, first.from - stars.length) : first.from + stars.length;
  const length =
    Math.min(last.to, mark?.innerTo ?? last.to) - Math.max(first.from, mark?.innerFrom ?? first.from);
  return { from, to, text, selection: [start, start + length] };
}

function findLines({ value, start, end }: Selection): { from: number; to: number; lines: string[] } {
  const from = value.slice(0, start).lastIndexOf("\n") + 1;
  const lineEnd = value.indexOf("\n", Math.max(start, end - 1));
  const to = lineEnd === -1 ? value.length : lineEnd;
  return { from, to, lines: value.slice(from, to).split("\n") };
}

/** Empty lines between others do not count. */
const isGap = (line: string, lines: readonly string[]) => line.trim() === "" && lines.length > 1;

const haveMark = (lines: readonly string[], mark: LineMark) =>
  lines.every((line) => isGap(line, lines) || LINE_MARKS[mark].find.test(line));

/** Adds a mark to each line of the selection, or removes it if all lines have it. */
function toggleLines(selection: Selection, mark: LineMark): TextEdit {
  const { find, write } = LINE_MARKS[mark];
  const { from, to, lines } = findLines(selection);
  const isMarked = haveMark(lines, mark);
  let number = 0;
  const changed = lines.map((line) => {
    if (isGap(line, lines)) return line;
    number++;
    return isMarked ? line.replace(find, "") : write(number) + withoutMark(line);
  });
  const text = changed.join("\n");
  const last = from + text.length;
  return { from, to, text, selection: [selection.start === selection.end ? last : from, last] };
}

/** A line has one mark: a new mark replaces the old one. */
function withoutMark(line: string): string {
  const mark = Object.values(LINE_MARKS).find(({ find }) => find.test(line));
  return mark ? line.replace(mark.find, "") : line;
}

/** Replaces the link at the caret by its words. */
function removeLink(selection: Selection): TextEdit | undefined {
  const { value, start, end } = selection;
  const link = findMarkAround(value, { from: start, to: end }, "link");
  if (!link) return undefined;
  const { from, to } = link;
  const text = value.slice(link.innerFrom, link.innerTo);
  return { from, to, text, selection: [from, from + text.length] };
}

/** Inserts a link and selects its missing part. */
function insertLink({ value, start, end }: Selection): TextEdit {
  const chosen = value.slice(start, end).trim();
  const isAddress = /^https?:\/\/\S+$/i.test(chosen);
  const shown = isAddress || chosen === "" ? words.postEditor.wordsOfLink : chosen;
  const address = isAddress ? chosen : "https://";
  const wordsAt = start + "[".length;
  const addressAt = wordsAt + shown.length + "](".length;
  return {
    from: start,
    to: end,
    text: `[${shown}](${address})`,
    selection: isAddress ? [wordsAt, wordsAt + shown.length] : [addressAt, addressAt + address.length],
  };
}

/** Inserts a picture between paragraphs and selects its description. */
export function insertPicture(selection: Selection, number: number): TextEdit {
  const { end } = selection;
  const shown = words.postEditor.whatPictureShows;
  const [before, after] = findGaps({ ...selection, start: end });
  const at = end + before.length + "![".length;
  return {
    from: end,
    to: end,
    text: `${before}![${shown}](picture:${number})${after}`,
    selection: [at, at + shown.length],
  };
}

/** Replaces the selection with pasted text; the caret is after it. */
export function insertPasted(selection: Selection, pasted: PastedMarkdown): TextEdit {
  const { start, end } = selection;
  const [before, after] = findGaps(selection);
  const text = (pasted.startsOnOwnLine ? before : "") + pasted.text;
  const caret = start + text.length;
  return {
    from: start,
    to: end,
    text: text + (pasted.endsOnOwnLine ? after : ""),
    selection: [caret, caret],
  };
}

/** The line breaks that make the selection a paragraph of its own. */
function findGaps({ value, start, end }: Selection): readonly [before: string, after: string] {
  const textBefore = value.slice(0, start);
  const rest = value.slice(end);
  return [
    textBefore === "" || textBefore.endsWith("\n\n") ? "" : textBefore.endsWith("\n") ? "\n" : "\n\n",
    rest.startsWith("\n\n") || rest.trim() === "" ? "" : rest.startsWith("\n") ? "\n" : "\n\n",
  ];
}
