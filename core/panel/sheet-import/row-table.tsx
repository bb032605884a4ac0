import Pencil from "lucide-react/icons/pencil";
import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import "./row-table.css";
import type { RowOutcome } from "../../content/files/sheets.ts";
import { languageOf } from "../../ui/language.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { IconButton } from "../entry-table/table-row.tsx";
import { ShortText } from "../parts/short-text.tsx";

const texts = words.sheetImport;

/** The state of a row; `leftOut` by the user, `unchecked` until the server has answered. */
export type RowState = RowOutcome | "leftOut" | "unchecked";

export type Texts<Field extends string> = Readonly<Partial<Record<Field, string>>>;

export interface ShownRow<Field extends string> {
  row: number;
  state: RowState;
  /** The values to be stored. */
  values: Texts<Field>;
  /** The values from the sheet or from the user. */
  typed: Texts<Field>;
  errors: Texts<Field>;
  /** Remarks that do not prevent saving. */
  notes?: Texts<Field>;
  before: Texts<Field>;
}

export type ValueElement = HTMLInputElement | HTMLSelectElement;

/** The properties of the input for one value. */
export interface ValueControlProps<Field extends string> {
  id: string;
  field: Field;
  name?: string;
  value?: string;
  defaultValue?: string;
  ref?: Ref<ValueElement>;
  "aria-label"?: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true | undefined;
  onChange?: (event: ChangeEvent<ValueElement>) => void;
  onFocus?: (event: FocusEvent<ValueElement>) => void;
  onBlur?: (event: FocusEvent<ValueElement>) => void;
  onKeyDown?: (event: KeyboardEvent<ValueElement>) => void;
}

/** How the fields of a sheet are named, shown and edited. */
export interface FieldDisplay<Field extends string> {
  labelOf: (field: Field) => string;
  present: (field: Field, value: string) => string;
  control: (props: ValueControlProps<Field>) => ReactNode;
}

interface RowTableProps<Field extends string> {
  rows: readonly ShownRow<Field>[];
  fields: readonly Field[];
  display: FieldDisplay<Field>;
  onCorrect: (row: number, field: Field, value: string) => void;
  onLeaveOut: (row: number) => void;
  /** Called when a value is complete, to focus the next error. */
  onNext: (from: HTMLElement) => void;
}

/** The rows of the sheet: a table, or cards on narrow screens. */
export function RowTable<Field extends string>({ rows, fields, ...actions }: RowTableProps<Field>) {
  return (
    <table>
      <caption className="sr-only">{texts.rows}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.row}</th>
          {fields.map((field) => (
            <th key={field} scope="col">
              {actions.display.labelOf(field)}
            </th>
          ))}
          <th scope="col" className="actions-cell">
            {texts.leaveOut}
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

interface RowProps<Field extends string> extends Omit<RowTableProps<Field>, "rows"> {
  shown: ShownRow<Field>;
}

const STATE_CLASSES: Partial<Record<RowState, string>> = {
  new: "bg-leaf-soft text-leaf",
  changed: "bg-saffron-soft text-ink",
  wrong: "bg-maroon-soft text-danger",
};

function Row<Field extends string>(props: RowProps<Field>) {
  const { shown, fields, display, onCorrect, onLeaveOut, onNext } = props;
  const { row, state, values, typed, errors, notes, before } = shown;
  /** The valid cell that is being edited, or the whole row. */
  const [opened, setOpened] = useState<Field | "all">();
  const isLeftOut = state === "leftOut";
  return (
    <tr className={isLeftOut ? "left-out" : undefined}>
      <th scope="row" className="state-cell">
        <span className="row-number">{texts.rowNumber(row)}</span>{" "}
        <span
          className={`inline-block rounded-full px-2.5 py-0.5 text-caption ${STATE_CLASSES[state] ?? "bg-cream-deep text-ink-soft"}`}
        >
          {texts.rowStates[state]}
        </span>
      </th>
      {fields.map((field, place) => (
        <td key={field} className={`${field}-cell`}>
          <span aria-hidden="true" className="cell-label">
            {display.labelOf(field)}
          </span>
          <RowCell
            display={display}
            row={row}
            field={field}
            value={values[field] ?? ""}
            typed={typed[field] ?? ""}
            error={isLeftOut ? undefined : errors[field]}
            note={isLeftOut ? undefined : notes?.[field]}
            before={before[field]}
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
              label={opened === "all" ? texts.closeRow(row) : texts.editRow(row)}
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
              <ShortText text={texts.leaveOut} name={texts.leaveOutRow(row)} />
            </span>
          </label>
        </div>
      </td>
    </tr>
  );
}

/** The value is checked after this pause. */
const PAUSE_MS = 800;

interface RowCellProps<Field extends string> {
  row: number;
  field: Field;
  display: FieldDisplay<Field>;
  /** The value to be stored. */
  value: string;
  /** The value from the sheet or from the user. */
  typed: string;
  error: string | undefined;
  note: string | undefined;
  /** The current value, if it would change. */
  before: string | undefined;
  isOpened: boolean;
  takesFocus: boolean;
  /** Absent if the cell cannot be edited. */
  onOpen?: () => void;
  onClose: () => void;
  onCorrect: (value: string) => void;
  onNext: (from: HTMLElement) => void;
}

/** A cell of a row: an input if it is invalid or edited, otherwise the value. */
function RowCell<Field extends string>(props: RowCellProps<Field>) {
  const { field, display, value, note, before, onOpen } = props;
  if (props.error !== undefined || props.isOpened) return <CellInput {...props} />;
  const text = display.present(field, value) || EMPTY;
  const content =
    before === undefined ? (
      <span lang={languageOf(text, panelLanguage)}>{text}</span>
    ) : (
      <>
        {before === "" ? EMPTY : <del className="text-ink-soft">{display.present(field, before)}</del>}{" "}
        <span aria-hidden="true">→</span> <span className="sr-only">{texts.becomes}</span>{" "}
        <ins className="font-bold no-underline">{text}</ins>
      </>
    );
  if (!onOpen) return <span className="cell-text">{content}</span>;
  // Not in the tab order, which would have hundreds of stops: the row has a button for the keyboard.
  return (
    <>
      <button type="button" tabIndex={-1} title={texts.editCell} onClick={onOpen} className="cell-text">
        {content}
      </button>
      {note !== undefined && <span className="cell-note">{note}</span>}
    </>
  );
}

const EMPTY = "–";

function CellInput<Field extends string>(props: RowCellProps<Field>) {
  const { row, field, display, typed, error, takesFocus, onOpen, onClose, onCorrect, onNext } = props;
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
      {display.control({
        id,
        ref: control,
        field,
        value: text,
        "aria-label": texts.cellOf(display.labelOf(field), row),
        "aria-invalid": error === undefined ? undefined : true,
        "aria-describedby": error === undefined ? undefined : `${id}-error`,
        onFocus: onOpen,
        onBlur: () => {
          finish(text);
          onClose();
        },
        onChange: ({ currentTarget: { value } }) => {
          setText(value);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => finish(value), PAUSE_MS);
        },
        onKeyDown: follow,
      })}
      {error !== undefined && (
        <span id={`${id}-error`} className="cell-error">
          {words.writeMessage(error)}
        </span>
      )}
    </>
  );
}
