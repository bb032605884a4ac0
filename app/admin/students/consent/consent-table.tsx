import "../../entry-table/check-table.css";
import "./consent-table.css";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { CONSENT_PURPOSES } from "../../../../content/consent/consent-contract.ts";
import { words } from "../../../ui/panel-words.ts";
import { PageCheckbox } from "../../entry-table/page-checkbox.tsx";
import { useSelection } from "../../entry-table/use-selection.ts";
import { type Cell, readKey } from "./consent-keys.ts";
import { ConsentRow } from "./consent-row.tsx";
import { ConsentSelectionBar } from "./consent-selection-bar.tsx";
import type { LoadedConsents } from "./load-consents.ts";
import type { ConsentEntry } from "./use-consent-entry.ts";

const said = words.consents;

interface ConsentTableProps {
  loaded: LoadedConsents;
  entry: ConsentEntry;
}

/** Children and what their parents have said, to be answered with the mouse, a finger or single keys. */
export function ConsentTable({ loaded: { total, match }, entry }: ConsentTableProps) {
  const { children } = entry;
  const helpId = useId();
  const ref = useRef<HTMLTableSectionElement>(null);
  const [active, setActive] = useState<Cell>({ row: 0, column: 0 });
  const rows = children.map(({ student }) => student._id);
  const selection = useSelection({ rows, total, match });
  // A shorter page may not have the row that the keyboard was in.
  const reached = active.row < rows.length ? active : { row: 0, column: 0 };

  function press(event: KeyboardEvent): void {
    const cell = readCell(event.target as HTMLElement);
    const stroke = cell && !hasModifier(event) ? readKey(event.code, cell, rows.length) : undefined;
    if (!cell || !stroke) return;
    event.preventDefault();
    const id = rows[cell.row];
    // A key that is held down is no second answer.
    if (stroke.record && event.repeat) return;
    if (stroke.record && id) void entry.save(id, stroke.record);
    ref.current?.querySelector<HTMLElement>(`[data-cell="${stroke.to.row} ${stroke.to.column}"]`)?.focus();
  }

  return (
    <section aria-label={said.table} className="check-table consent-table grid gap-3">
      <p id={helpId} className="text-caption text-ink-soft max-sm:hidden">
        {said.keys}
      </p>
      <div className="card overflow-visible">
        <table aria-describedby={helpId}>
          <caption className="sr-only">{said.table}</caption>
          <thead>
            <tr>
              <th scope="col" className="check-cell">
                <PageCheckbox selection={selection} />
              </th>
              <th scope="col">{said.child}</th>
              {CONSENT_PURPOSES.map((purpose) => (
                <th key={purpose} scope="col" className="purpose-cell">
                  {said.shortPurposes[purpose]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={ref} onKeyDown={press} onFocus={({ target }) => setActive(readCell(target) ?? reached)}>
            {children.map((child, row) => (
              <ConsentRow
                key={child.student._id}
                child={child}
                row={row}
                entry={entry}
                selection={selection}
                active={reached}
              />
            ))}
          </tbody>
        </table>
        {selection.count > 0 && <ConsentSelectionBar entry={entry} selection={selection} />}
      </div>
    </section>
  );
}

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey;

function readCell({ dataset: { cell } }: HTMLElement): Cell | undefined {
  if (cell === undefined) return undefined;
  const [row = 0, column = 0] = cell.split(" ").map(Number);
  return { row, column };
}
