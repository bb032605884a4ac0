import type { ClipboardEvent } from "react";
import { applyEdit } from "../../../core/panel/typing/apply-edit.ts";
import { words } from "../../../core/ui/panel-words.ts";
import type { LeftOut } from "./pasted-blocks.ts";
import { toPostMarkdown } from "./pasted-markdown.ts";
import { hideInlineStyles } from "./pasted-nodes.ts";
import { insertPasted } from "./text-edits.ts";

const texts = words.postEditor;

/**
 * Pastes formatted text as Markdown and returns a note about what was left out. Text without formatting is pasted by the
 * browser.
 */
export function pasteFormatted(event: ClipboardEvent<HTMLTextAreaElement>): string {
  const { clipboardData, currentTarget: field } = event;
  const html = clipboardData.getData("text/html");
  if (html === "")
    return clipboardData.files.length > 0 ? describe({ pictures: 1, links: 0, tables: 0 }) : "";
  // A parsed document runs no scripts and loads nothing.
  const parsed = new DOMParser().parseFromString(hideInlineStyles(html), "text/html");
  const pasted = toPostMarkdown(parsed.body);
  if (pasted.text !== "") {
    event.preventDefault();
    const selection = { value: field.value, start: field.selectionStart, end: field.selectionEnd };
    applyEdit(field, insertPasted(selection, pasted));
  }
  return describe(pasted.leftOut);
}

function describe({ pictures, links, tables }: LeftOut): string {
  const notes = [
    pictures > 0 && texts.picturesLeftOut(pictures),
    tables > 0 && texts.tablesAsLines(tables),
    links > 0 && texts.linksLeftOut(links),
  ];
  return notes.filter(Boolean).join(" ");
}
