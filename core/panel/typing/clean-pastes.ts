import { useEffect } from "react";
import { CONTROL_CHARACTERS } from "../../content/text/control-characters.ts";

/** Word writes a line break within a paragraph as a vertical tab, and a new page as a form feed. */
const LINE_BREAKS = /[\v\f]/g;

/** Removes invisible characters that the server refuses. */
export const cleanPasted = (text: string, hasLines: boolean): string =>
  text.replace(LINE_BREAKS, hasLines ? "\n" : " ").replace(CONTROL_CHARACTERS, "");

/** Cleans pasted text: Word and PDF files contain invisible characters that cannot be saved. */
export function useCleanPastes(): void {
  useEffect(() => {
    const clean = (event: ClipboardEvent) => {
      const hasLines = event.target instanceof HTMLTextAreaElement;
      if (event.defaultPrevented || (!hasLines && !(event.target instanceof HTMLInputElement))) return;
      const pasted = event.clipboardData?.getData("text/plain") ?? "";
      const cleaned = cleanPasted(pasted, hasLines);
      // Inserted like typed text, so that Undo works: see `post-editor/text-edits.ts`.
      if (cleaned !== pasted && document.execCommand("insertText", false, cleaned)) event.preventDefault();
    };
    window.addEventListener("paste", clean);
    return () => window.removeEventListener("paste", clean);
  }, []);
}
