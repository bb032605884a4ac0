import { useEffect, useRef } from "react";
import { words } from "../../ui/panel-words.ts";
import type { TableSelection } from "./use-selection.ts";

/** In the head of a table: ticks all rows that it shows. */
export function PageCheckbox({ selection }: { selection: TableSelection }) {
  const ref = useRef<HTMLInputElement>(null);
  const { isPageSelected, isPartlySelected } = selection;
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = isPartlySelected;
  }, [isPartlySelected]);
  return (
    <label className="check-label">
      <input ref={ref} type="checkbox" checked={isPageSelected} onChange={selection.togglePage} />
      <span className="page-check-text">{words.entryTable.selectPage}</span>
    </label>
  );
}
