import { words } from "../../ui/panel-words.ts";
import type { PastedMarkdown } from "./pasted-markdown.ts";

/** A change to a text: the replacement of a range, and the selection afterwards. */
export interface TextEdit {
  from: number;
  to: number;
  text: string;
  /** Positions in the new text. */
  selection: readonly [start: number, end: number];
}

export interface Selection {
  value: string;
  start: number;
  end: number;
}

export type LineMark = "heading" | "bullets" | "numbers" | "quote";

const BOLD = "**";
const LINE_MARKS: Record<LineMark, { find: RegExp; write: (number: number) => string }> = {
  heading: { find: /^#{2,3}[ \t]+/, write: () => "## " },
  bullets: { find: /^- +/, write: () => "- " },
  numbers: { find: /^\d{1,3}[.)] +/, write: (number) => `${number}. ` },
  quote: { find: /^> ?/, write: () => "> " },
};

/** Toggles bold for the selection or the word at the caret. */
export function toggleBold(selection: Selection): TextEdit {
  const { value } = selection;
  const { start, end } = findWords(selection);
  const chosen = value.slice(start, end);
  const isBold = value.slice(0, start).endsWith(BOLD) && value.slice(end).startsWith(BOLD);
  if (isBold) {
    const from = start - BOLD.length;
    return { from, to: end + BOLD.length, text: chosen, selection: [from, from + chosen.length] };
  }
  const shown = chosen || words.postEditor.boldText;
  const at = start + BOLD.length;
  return { from: start, to: end, text: BOLD + shown + BOLD, selection: [at, at + shown.length] };
}

/** The selection without surrounding spaces, or the word at the caret. */
function findWords({ value, start, end }: Selection): Omit<Selection, "value"> {
  const chosen = value.slice(start, end);
  if (chosen.trim() !== "") {
    return { start: end - chosen.trimStart().length, end: start + chosen.trimEnd().length };
  }
  const [before = ""] = /[\p{L}\p{M}\p{N}]*$/u.exec(value.slice(0, end)) ?? [];
  const [after = ""] = /^[\p{L}\p{M}\p{N}]*/u.exec(value.slice(end)) ?? [];
  return { start: end - before.length, end: end + after.length };
}

/** Adds a mark to each line of the selection, or removes it if all lines have it. */
export function toggleLines({ value, start, end }: Selection, mark: LineMark): TextEdit {
  const { find, write } = LINE_MARKS[mark];
  const from = value.slice(0, start).lastIndexOf("\n") + 1;
  const lineEnd = value.indexOf("\n", Math.max(start, end - 1));
  const to = lineEnd === -1 ? value.length : lineEnd;
  const lines = value.slice(from, to).split("\n");
  const isGap = (line: string) => line.trim() === "" && lines.length > 1;
  const isMarked = lines.every((line) => isGap(line) || find.test(line));
  let number = 0;
  const changed = lines.map((line) => {
    if (isGap(line)) return line;
    number++;
    return isMarked ? line.replace(find, "") : write(number) + withoutMark(line);
  });
  const text = changed.join("\n");
  const last = from + text.length;
  return { from, to, text, selection: [start === end ? last : from, last] };
}

/** A line has one mark: a new mark replaces the old one. */
function withoutMark(line: string): string {
  const mark = Object.values(LINE_MARKS).find(({ find }) => find.test(line));
  return mark ? line.replace(mark.find, "") : line;
}

/** Inserts a link and selects its missing part. */
export function insertLink({ value, start, end }: Selection): TextEdit {
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

/**
 * Edits a field like typed text, so that Undo works. Only this deprecated command can do that; without it the text changes
 * without Undo.
 */
export function applyEdit(
  field: HTMLInputElement | HTMLTextAreaElement,
  { from, to, text, selection }: TextEdit,
): void {
  field.focus();
  field.setSelectionRange(from, to);
  if (!document.execCommand("insertText", false, text)) {
    field.setRangeText(text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  field.setSelectionRange(...selection);
}
