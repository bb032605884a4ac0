import { useState } from "react";
import type { Narrowing } from "../table-address.ts";
import {
  countSelected,
  isSelected,
  selectNothing,
  togglePage,
  toggleRow,
  withoutEntry,
} from "./selection.ts";

interface SelectionOptions {
  /** The ids of the page, in order. */
  rows: readonly string[];
  total: number;
  /** The filters: other filters drop the selection. */
  match: Narrowing;
  /** Whether the user may change the rows. */
  hasBoxes: boolean;
}

export type TableSelection = ReturnType<typeof useSelection>;

/** The selection of a table, which survives paging and sorting. */
export function useSelection({ rows, total, match, hasBoxes }: SelectionOptions) {
  const narrowing = JSON.stringify(match);
  const [selection, setSelection] = useState(() => selectNothing(narrowing));
  const count = countSelected(selection, total);
  if (selection.narrowing !== narrowing) {
    const hadSome = selection.isAll || selection.ids.size > 0;
    setSelection({ ...selectNothing(narrowing), isDropped: hadSome || selection.isDropped });
  }
  const isPageSelected = rows.length > 0 && rows.every((id) => isSelected(selection, id));
  return {
    hasBoxes,
    count,
    isAll: selection.isAll,
    isDropped: selection.isDropped,
    isPageSelected,
    isPartlySelected: !isPageSelected && rows.some((id) => isSelected(selection, id)),
    /** Whether there are more entries to select on other pages. */
    hasMore: isPageSelected && !selection.isAll && count < total,
    isSelected: (id: string) => isSelected(selection, id),
    toggleRow: (id: string, isRange: boolean) => setSelection(toggleRow(selection, rows, id, isRange)),
    togglePage: () => setSelection(togglePage(selection, rows)),
    selectAll: () => setSelection({ ...selectNothing(narrowing), isAll: true }),
    selectOnly: (ids: readonly string[]) => setSelection({ ...selectNothing(narrowing), ids: new Set(ids) }),
    noteDeleted: (id: string) => setSelection((selected) => withoutEntry(selected, id)),
    /** The selection for the API. */
    target: selection.isAll ? { match, count } : { ids: [...selection.ids] },
  };
}
