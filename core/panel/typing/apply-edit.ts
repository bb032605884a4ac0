/** A change to a text: the replacement of a range, and the selection afterwards. */
export interface TextEdit {
  from: number;
  to: number;
  text: string;
  /** Positions in the new text. */
  selection: readonly [start: number, end: number];
}

/** Edits a field like typed text, so that Undo works. If the browser cannot, the text changes without Undo. */
export function applyEdit(
  field: HTMLInputElement | HTMLTextAreaElement,
  { from, to, text, selection }: TextEdit,
): void {
  field.focus();
  field.setSelectionRange(from, to);
  if (!insertAsTyped(text)) {
    field.setRangeText(text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  field.setSelectionRange(...selection);
}

/**
 * Inserts text into the focused field with a deprecated command: no other way keeps the browser's undo history. Chromium
 * inserts plain text line by line, with an event and a layout for each, which takes minutes for a long document. HTML is
 * inserted at once; a text field keeps only its text. Firefox has it for plain text only.
 */
function insertAsTyped(text: string): boolean {
  const html = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return (
    (text.includes("\n") && document.execCommand("insertHTML", false, html)) ||
    document.execCommand("insertText", false, text)
  );
}
