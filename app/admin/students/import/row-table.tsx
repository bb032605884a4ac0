import Pencil from "lucide-react/icons/pencil";
import { useState } from "react";
import type { ImportField } from "../../../../content/students/import-contract.ts";
import { words } from "../../../ui/panel-words.ts";
import { IconButton } from "../../entry-table/table-row.tsx";
import { fieldLabel } from "../field-label.ts";
import type { ShownRow } from "./checked-rows.ts";
import { RowCell } from "./row-cell.tsx";
import type { Suggestions } from "./value-control.tsx";

const said = words.studentImport;

interface RowTableProps {
  rows: readonly ShownRow[];
  fields: readonly ImportField[];
  suggestions: Suggestions;
  onCorrect: (row: number, field: ImportField, value: string) => void;
  onLeaveOut: (row: number) => void;
  /** Called when a value is complete, to focus the next error. */
  onNext: (from: HTMLElement) => void;
}

/** The rows of the sheet: a table, or cards on narrow screens. */
export function RowTable({ rows, fields, ...actions }: RowTableProps) {
  return (
    <table>
      <caption className="sr-only">{said.rows}</caption>
      <thead>
        <tr>
          <th scope="col">{said.row}</th>
          {fields.map((field) => (
            <th key={field} scope="col">
              {fieldLabel(field)}
            </th>
          ))}
          <th scope="col" className="actions-cell">
            {said.leaveOut}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((each) => (
          <Row key={each.row} shown={each} fields={fields} {...actions} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps extends Omit<RowTableProps, "rows"> {
  shown: ShownRow;
}

const STATE_CLASSES: Partial<Record<ShownRow["state"], string>> = {
  new: "bg-leaf-soft text-leaf",
  changed: "bg-saffron-soft text-ink",
  wrong: "bg-maroon-soft text-danger",
};

function Row({ shown, fields, suggestions, onCorrect, onLeaveOut, onNext }: RowProps) {
  const { row, state, values, typed, errors, before } = shown;
  /** The valid cell that is being edited, or the whole row. */
  const [opened, setOpened] = useState<ImportField | "all">();
  const isLeftOut = state === "leftOut";
  return (
    <tr className={isLeftOut ? "left-out" : undefined}>
      <th scope="row" className="state-cell">
        <span className="row-number">{said.rowNumber(row)}</span>{" "}
        <span
          className={`inline-block rounded-full px-2.5 py-0.5 text-caption ${STATE_CLASSES[state] ?? "bg-cream-deep text-ink-soft"}`}
        >
          {said.states[state]}
        </span>
      </th>
      {fields.map((field, place) => (
        <td key={field} className={`${field}-cell`}>
          <span aria-hidden="true" className="cell-label">
            {fieldLabel(field)}
          </span>
          <RowCell
            row={row}
            field={field}
            value={values[field] ?? ""}
            typed={typed[field] ?? ""}
            error={isLeftOut ? undefined : errors[field]}
            before={before[field]}
            suggestions={suggestions}
            isOpened={!isLeftOut && (opened === field || opened === "all")}
            takesFocus={opened === field || (opened === "all" && place === 0)}
            onOpen={isLeftOut ? undefined : () => setOpened((now) => (now === "all" ? now : field))}
            onClose={() => setOpened((now) => (now === field ? undefined : now))}
            onCorrect={(value) => onCorrect(row, field, value)}
            onNext={onNext}
          />
        </td>
      ))}
      <td className="actions-cell">
        <div className="flex items-center justify-end">
          {!isLeftOut && (
            <IconButton
              label={opened === "all" ? said.closeRow(row) : said.editRow(row)}
              onClick={() => setOpened(opened === "all" ? undefined : "all")}
            >
              <Pencil aria-hidden="true" size={20} />
            </IconButton>
          )}
          <label className="flex min-h-11 items-center gap-2 whitespace-nowrap text-caption">
            <input
              type="checkbox"
              checked={isLeftOut}
              onChange={() => onLeaveOut(row)}
              className="size-6 shrink-0 accent-maroon"
            />
            <span className="leave-out-text">
              {said.leaveOut}
              <span className="sr-only"> {said.ofRow(row)}</span>
            </span>
          </label>
        </div>
      </td>
    </tr>
  );
}
