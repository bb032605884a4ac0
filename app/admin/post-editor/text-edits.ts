import { words } from "../../ui/panel-words.ts";

/** A change to a text: what takes the place of a range, and what is selected afterwards. */
export interface TextEdit {
  from: number;
  to: number;
  text: string;
  /** In the new text as a whole. */
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

/** Makes the selected words bold, or the word at the caret; what is bold becomes plain again. */
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

/** The selection without the spaces around it; without a selection the word at the caret. */
function findWords({ value, start, end }: Selection): Omit<Selection, "value"> {
  const chosen = value.slice(start, end);
  if (chosen.trim() !== "") {
    return { start: end - chosen.trimStart().length, end: start + chosen.trimEnd().length };
  }
  const [before = ""] = /[\p{L}\p{M}\p{N}]*$/u.exec(value.slice(0, end)) ?? [];
  const [after = ""] = /^[\p{L}\p{M}\p{N}]*/u.exec(value.slice(end)) ?? [];
  return { start: end - before.length, end: end + after.length };
}

/** Begins each line of the selection with a mark, or takes the marks away when all have it. */
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

/** A line has one mark: a heading that becomes an item is a heading no longer. */
function withoutMark(line: string): string {
  const mark = Object.values(LINE_MARKS).find(({ find }) => find.test(line));
  return mark ? line.replace(mark.find, "") : line;
}

/** Asks for what is missing of a link, by selecting it. */
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

/** Puts a picture between paragraphs; its words are selected, to be written. */
export function insertPicture({ value, end }: Selection, number: number): TextEdit {
  const shown = words.postEditor.whatPictureShows;
  const before = value.slice(0, end);
  const gap = before === "" || before.endsWith("\n\n") ? "" : before.endsWith("\n") ? "\n" : "\n\n";
  const rest = value.slice(end);
  const after = rest.startsWith("\n\n") || rest.trim() === "" ? "" : rest.startsWith("\n") ? "\n" : "\n\n";
  const at = end + gap.length + "![".length;
  return {
    from: end,
    to: end,
    text: `${gap}![${shown}](picture:${number})${after}`,
    selection: [at, at + shown.length],
  };
}

/**
 * Changes what stands in a field as if it had been typed, so that Undo takes it back. There is no other way to that than
 * this command, which is deprecated without a successor; where a browser does not have it, the text changes without Undo.
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
