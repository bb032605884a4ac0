import "./check-table.css";
import { type ChangeEvent, type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { words } from "../../ui/panel-words.ts";
import type { TableSelection } from "./bulk/use-selection.ts";

const texts = words.entryTable;

interface CheckTableProps extends ComponentProps<"table"> {
  caption: string;
  selection: TableSelection;
  /** The headings of the columns. */
  head: ReactNode;
  /** The actions for the selected rows. */
  bar: ReactNode;
}

/** A card with a table whose rows (`CheckRow`) can be selected, in a section with the class `check-table`. */
export function CheckTable(props: CheckTableProps) {
  const { caption, selection, head, bar, children, ...table } = props;
  return (
    <div className="card overflow-visible">
      <table {...table}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {selection.hasBoxes && <PageCell selection={selection} />}
            {head}
          </tr>
        </thead>
        {children}
      </table>
      {selection.count > 0 && bar}
    </div>
  );
}

/** The heading of the check boxes, with the one for all rows of the page. */
function PageCell({ selection }: { selection: TableSelection }) {
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

interface CheckRowProps extends ComponentProps<"tr"> {
  selection: TableSelection;
  id: string;
  /** The name of the row. */
  name: string;
}

/** A row with a check box; with Shift it selects a range. */
export function CheckRow({ selection, id, name, children, ...row }: CheckRowProps) {
  const isSelected = selection.isSelected(id);
  const toggle = ({ nativeEvent }: ChangeEvent) =>
    selection.toggleRow(id, (nativeEvent as MouseEvent).shiftKey);
  return (
    <tr {...row} className={isSelected ? "bg-maroon-soft" : ""}>
      {selection.hasBoxes && (
        <td className="check-cell">
          <label className="check-label">
            <input type="checkbox" checked={isSelected} onChange={toggle} />
            <span className="sr-only">{texts.selectEntry(name)}</span>
          </label>
        </td>
      )}
      {children}
    </tr>
  );
}
