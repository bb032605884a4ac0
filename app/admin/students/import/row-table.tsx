import Pencil from "lucide-react/icons/pencil";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { ValueField } from "../../../../content/resources/define-resource.ts";
import { students } from "../../../../content/resources/students.ts";
import type { ImportField } from "../../../../content/students/import-contract.ts";
import { languageOf } from "../../../ui/language.ts";
import { panelLanguage, words } from "../../../ui/panel-words.ts";
import { formatDate } from "../../dates/format-date.ts";
import { IconButton } from "../../entry-table/table-row.tsx";
import type { ClassNames } from "../class-names.ts";
import { fieldLabel } from "../field-label.ts";
import type { ShownRow } from "./checked-rows.ts";
import { ValueControl, type ValueElement } from "./value-control.tsx";

const said = words.studentImport;

interface RowTableProps {
  rows: readonly ShownRow[];
  fields: readonly ImportField[];
  suggestions: ClassNames;
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
            <span className="@min-[54rem]:sr-only">
              {said.leaveOut}
              <span className="sr-only"> {said.ofRow(row)}</span>
            </span>
          </label>
        </div>
      </td>
    </tr>
  );
}

/** The value is checked after this pause. */
const PAUSE_MS = 800;

interface RowCellProps {
  row: number;
  field: ImportField;
  /** The value to be stored. */
  value: string;
  /** The value from the sheet or from the user. */
  typed: string;
  error: string | undefined;
  /** The current value, if it would change. */
  before: string | undefined;
  suggestions: ClassNames;
  isOpened: boolean;
  takesFocus: boolean;
  /** Absent if the cell cannot be edited. */
  onOpen?: () => void;
  onClose: () => void;
  onCorrect: (value: string) => void;
  onNext: (from: HTMLElement) => void;
}

/** A cell of a row: an input if it is invalid or edited, otherwise the value. */
function RowCell(props: RowCellProps) {
  const { field, value, before, onOpen } = props;
  if (props.error !== undefined || props.isOpened) return <CellInput {...props} />;
  const text = present(field, value) || EMPTY;
  const content =
    before === undefined ? (
      <span lang={languageOf(text, panelLanguage)}>{text}</span>
    ) : (
      <>
        {before === "" ? EMPTY : <del className="text-ink-soft">{present(field, before)}</del>}{" "}
        <span aria-hidden="true">→</span> <span className="sr-only">{said.becomes}</span>{" "}
        <ins className="font-bold no-underline">{text}</ins>
      </>
    );
  if (!onOpen) return <span className="cell-text">{content}</span>;
  // Not in the tab order, which would have hundreds of stops: the row has a button for the keyboard.
  return (
    <button type="button" tabIndex={-1} title={said.editCell} onClick={onOpen} className="cell-text">
      {content}
    </button>
  );
}

const EMPTY = "–";
const IS_DAY = /^\d{4}-\d\d-\d\d$/;

function present(field: ImportField, value: string): string {
  const { input }: ValueField = students.fields[field];
  if (input === "date" && IS_DAY.test(value)) return formatDate(value);
  return input === "select" ? words.translate(value) : value;
}

function CellInput(props: RowCellProps) {
  const { row, field, typed, error, suggestions, takesFocus, onOpen, onClose, onCorrect, onNext } = props;
  const id = useId();
  const [text, setText] = useState(typed);
  const [seen, setSeen] = useState(typed);
  const control = useRef<ValueElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The value may have been replaced in many rows.
  if (seen !== typed) {
    setSeen(typed);
    setText(typed);
  }
  const isAsked = useRef(takesFocus);
  useEffect(() => {
    if (isAsked.current) control.current?.focus();
    return () => clearTimeout(timer.current);
  }, []);

  function finish(value: string): void {
    clearTimeout(timer.current);
    if (value !== typed) onCorrect(value);
  }

  function follow(event: KeyboardEvent<ValueElement>): void {
    if (event.key === "Escape") {
      clearTimeout(timer.current);
      setText(typed);
    }
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    finish(text);
    onNext(event.currentTarget);
  }

  return (
    <>
      <ValueControl
        id={id}
        ref={control}
        field={field}
        suggestions={suggestions}
        value={text}
        aria-label={said.cellOf(fieldLabel(field), row)}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onFocus={onOpen}
        onBlur={() => {
          finish(text);
          onClose();
        }}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => finish(value), PAUSE_MS);
        }}
        onKeyDown={follow}
      />
      {error !== undefined && (
        <span id={`${id}-error`} className="cell-error">
          {words.translate(error)}
        </span>
      )}
    </>
  );
}
