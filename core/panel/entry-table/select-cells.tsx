import { type ChangeEvent, useEffect, useRef } from "react";
import { words } from "../../ui/panel-words.ts";
import type { TableSelection } from "./use-selection.ts";

const texts = words.entryTable;

/** The heading of the check boxes, with the one for all rows of the page. */
export function PageCell({ selection }: { selection: TableSelection }) {
  const ref = useRef<HTMLInputElement>(null);
  const { isPageSelected, isPartlySelected } = selection;
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = isPartlySelected;
  }, [isPartlySelected]);
  return (
    <th scope="col" className="check-cell">
      <label className="check-label">
        <input ref={ref} type="checkbox" checked={isPageSelected} onChange={selection.togglePage} />
        {/* As a column heading it needs no text. */}
        <span className="@3xl:sr-only">{texts.selectPage}</span>
      </label>
    </th>
  );
}

interface RowCellProps {
  selection: TableSelection;
  id: string;
  /** The name of the row. */
  name: string;
}

/** The check box of a row; with Shift it selects a range. */
export function RowCell({ selection, id, name }: RowCellProps) {
  const toggle = ({ nativeEvent }: ChangeEvent) =>
    selection.toggleRow(id, (nativeEvent as MouseEvent).shiftKey);
  return (
    <td className="check-cell">
      <label className="check-label">
        <input type="checkbox" checked={selection.isSelected(id)} onChange={toggle} />
        <span className="sr-only">{texts.selectEntry(name)}</span>
      </label>
    </td>
  );
}

export const rowClass = (selection: TableSelection, id: string) =>
  selection.isSelected(id) ? "bg-maroon-soft" : "";
