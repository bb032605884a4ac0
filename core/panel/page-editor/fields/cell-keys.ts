import type { KeyboardEvent } from "react";

/** Moves between the cells of a table as in a spreadsheet: by Enter and the arrow keys, sideways at the ends of the text. */
export function moveByKey(event: KeyboardEvent<HTMLInputElement>): void {
  // Keyboards for Hindi use these keys to choose a word.
  if (event.nativeEvent.isComposing || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey)
    return;
  const cell = event.currentTarget.closest("td");
  const next = cell && findNext(event.key, cell, event.currentTarget);
  if (next === undefined) return;
  event.preventDefault();
  const input = next?.querySelector<HTMLInputElement>("input");
  input?.focus();
  input?.select();
}

/** The next cell; null at the end of the table, undefined if the key stays in its cell. */
function findNext(key: string, cell: HTMLTableCellElement, input: HTMLInputElement) {
  const { selectionStart, selectionEnd, value } = input;
  const isWhole = selectionStart === 0 && selectionEnd === value.length;
  const row = cell.parentElement;
  switch (key) {
    case "Enter":
    case "ArrowDown":
      return row?.nextElementSibling?.children[cell.cellIndex] ?? null;
    case "ArrowUp":
      return row?.previousElementSibling?.children[cell.cellIndex] ?? null;
    case "ArrowLeft":
      return isWhole || selectionEnd === 0 ? cell.previousElementSibling : undefined;
    case "ArrowRight":
      return isWhole || selectionStart === value.length ? cell.nextElementSibling : undefined;
    default:
      return undefined;
  }
}
