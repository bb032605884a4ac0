/** Which entries of a list are selected. */
export interface Selection {
  /** The search and filters under which it was made; with others it is past. */
  narrowing: string;
  ids: ReadonlySet<string>;
  /** Everything that matches, on whatever page; `ids` is empty then. */
  isAll: boolean;
  /** The row pressed last, where a range begins. */
  anchor?: string;
  /** True when it was lost with the search or the filters under which it was made. */
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

/** Turns a row on or off, with `isRange` all from the row pressed before. `rows` are the ids of the page, in order. */
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

/** One that was deleted is not selected any more. */
export const withoutEntry = (selection: Selection, id: string): Selection => ({
  ...selection,
  ids: new Set([...selection.ids].filter((selected) => selected !== id)),
});

/** Turns all rows of the page on, or off when all of them are. */
export const togglePage = (selection: Selection, rows: readonly string[]): Selection =>
  selection.isAll
    ? selectNothing(selection.narrowing)
    : select(selection, rows, rows, !rows.every((id) => isSelected(selection, id)));

/** One that is turned off among all that match leaves those of the page: which are on other pages is not known here. */
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
