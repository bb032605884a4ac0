/** The selected entries of a list. */
export interface Selection {
  /** The filters of the selection; other filters drop it. */
  narrowing: string;
  ids: ReadonlySet<string>;
  /** All matching entries on all pages; `ids` is then empty. */
  isAll: boolean;
  /** The row clicked last, where a range begins. */
  anchor?: string;
  /** True if other filters have dropped it. */
  isDropped: boolean;
}

export const selectNothing = (narrowing: string): Selection => ({
  narrowing,
  ids: new Set(),
  isAll: false,
  isDropped: false,
});

export const isSelected = ({ ids, isAll }: Selection, id: string) => isAll || ids.has(id);

export const countSelected = ({ ids, isAll }: Selection, total: number) => (isAll ? total : ids.size);

/** Selects or deselects a row; with `isRange` all rows from the one clicked before. `rows` are the ids of the page. */
export function toggleRow(
  selection: Selection,
  rows: readonly string[],
  id: string,
  isRange: boolean,
): Selection {
  const wanted = !isSelected(selection, id);
  const range = isRange ? rangeBetween(rows, selection.anchor, id) : [id];
  return { ...select(selection, rows, range, wanted), anchor: id };
}

/** The selection without a deleted entry. */
export const withoutEntry = (selection: Selection, id: string): Selection => ({
  ...selection,
  ids: new Set([...selection.ids].filter((selected) => selected !== id)),
});

/** Selects all rows of the page, or deselects them if all are selected. */
export const togglePage = (selection: Selection, rows: readonly string[]): Selection =>
  selection.isAll
    ? selectNothing(selection.narrowing)
    : select(selection, rows, rows, !rows.every((id) => isSelected(selection, id)));

/** Deselecting a row while all are selected keeps only the page: the ids on other pages are unknown. */
function select(
  selection: Selection,
  rows: readonly string[],
  changed: readonly string[],
  wanted: boolean,
): Selection {
  const ids = new Set(selection.isAll ? rows : selection.ids);
  for (const id of changed) {
    if (wanted) ids.add(id);
    else ids.delete(id);
  }
  return { ...selection, ids, isAll: false, isDropped: false };
}

function rangeBetween(rows: readonly string[], anchor: string | undefined, id: string): readonly string[] {
  const start = anchor === undefined ? -1 : rows.indexOf(anchor);
  const end = rows.indexOf(id);
  return start === -1 ? [id] : rows.slice(Math.min(start, end), Math.max(start, end) + 1);
}
