import "../page-table.css";
import Copy from "lucide-react/icons/copy";
import Plus from "lucide-react/icons/plus";
import {
  type ClipboardEvent,
  type CSSProperties,
  type FocusEvent,
  memo,
  useCallback,
  useMemo,
  useState,
} from "react";
import type { Bilingual, ListField } from "../../../content/pages/define-page.ts";
import { words } from "../../../ui/panel-words.ts";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "../../../words/languages.ts";
import { Button } from "../../parts/button.tsx";
import { useConfirm } from "../../parts/confirm.tsx";
import { fieldClass, labelClass } from "../../parts/control-classes.ts";
import { ScrollEdges } from "../../parts/scroll-edges.tsx";
import { showError } from "../../parts/toasts/toasts.tsx";
import { LegacyHindiOffer } from "../../typing/legacy-hindi-offer.tsx";
import { getAt } from "../document-path.ts";
import { missingLanguage, strangeLanguage } from "../language-gaps.ts";
import { controlId, usePageForm } from "../page-form-context.tsx";
import type { Item, PastedCell } from "../page-state.ts";
import { StrangeLanguage } from "./bilingual-inputs.tsx";
import { moveByKey } from "./cell-keys.ts";
import { useFieldNotes } from "./field-notes.tsx";
import { ItemControls, useItemDrag } from "./item-controls.tsx";
import { shownText, textAlone } from "./one-language.ts";
import { type Column as PastedColumn, readPastedCells } from "./pasted-cells.ts";
import { type Removed, RemovedLine } from "./removed-line.tsx";
import { useItemFocus } from "./use-item-focus.ts";

const texts = words.pageEditor;

interface TableInputProps {
  path: string;
  field: ListField;
  value: Item[];
  /** Whether the other table has rows to copy. */
  canCopy: boolean;
}

interface Column extends PastedColumn {
  label: string;
  isNumber: boolean;
}

const REPLACE_QUESTION = {
  title: texts.replaceTitle,
  text: texts.replaceText,
  accept: texts.replace,
};

/** The columns; a text has one for each language of the school. */
const columnsOf = ({ fields }: ListField, languages: readonly Language[]): Column[] =>
  Object.entries(fields).flatMap(([name, field]): Column[] =>
    field.kind === "bilingual"
      ? languages.map((language) => ({
          field: `${name}.${language}`,
          label:
            languages.length > 1
              ? `${field.label[words.language]}, ${LANGUAGE_NAMES[language]}`
              : field.label[words.language],
          text: { name, language },
          isNumber: false,
        }))
      : [
          {
            field: name,
            label: field.label[words.language],
            isNumber: field.kind === "value" && field.input === "number",
          },
        ],
  );

/** The column of the rows' titles, in the language that most of them have; it stays visible while the table scrolls. */
function findTitleColumn(columns: readonly Column[], rows: readonly Item[], languages: readonly Language[]) {
  const [first] = columns;
  if (!first?.text) return first?.field;
  const { name } = first.text;
  const count = (language: Language) => rows.filter((row) => (row[name] as Bilingual)[language]).length;
  const [language] = languages.toSorted((one, other) => count(other) - count(one));
  return `${name}.${language}`;
}

/** For the style sheet, which gives the columns of a row their widths. */
const countColumns = (columns: readonly Column[]) => {
  const numbers = columns.filter(({ isNumber }) => isNumber).length;
  return { "--numbers": numbers, "--texts": columns.length - numbers } as CSSProperties;
};

/** A table of inputs: keys move between cells, and spreadsheet cells can be pasted. */
export const TableInput = memo(function TableInput({ path, field, value, canCopy }: TableInputProps) {
  const { change, languages, school } = usePageForm();
  const confirm = useConfirm();
  const { note } = useFieldNotes(path);
  const [removed, setRemoved] = useState<Removed>();
  /** The focused cell, for which the table offers Unicode. */
  const [cell, setCell] = useState<string>();
  const noteCell = ({ target }: FocusEvent) => {
    if (target.matches("[data-path][id]")) setCell(target.id);
  };
  const columns = useMemo(() => columnsOf(field, languages), [field, languages]);
  const titleColumn = findTitleColumn(columns, value, languages);
  const { addButton, focusNew, focusItem } = useItemFocus(path, value.length);
  const noteRemoved = useCallback(
    (row: Removed) => {
      setRemoved(row);
      focusItem(row.index);
    },
    [focusItem],
  );
  const isFull = value.length >= field.maximum;

  /** The texts with which an empty table can start. */
  const { startsFrom } = field;
  const source = startsFrom && value.length === 0 ? ((school[startsFrom.list] ?? []) as Item[]) : [];
  function start({ to, text }: NonNullable<ListField["startsFrom"]>): void {
    const cells = source.flatMap((item, row) =>
      Object.entries(item[text] as Bilingual).flatMap(([language, name]) =>
        name === null ? [] : [{ row, field: `${to}.${language}`, value: name }],
      ),
    );
    change({ kind: "paste", path, fields: field.fields, cells });
    focusItem(0);
  }

  async function copy(): Promise<void> {
    const isAgreed = value.length === 0 || (await confirm(REPLACE_QUESTION));
    if (isAgreed) change({ kind: "copy", from: field.copiesFrom ?? "", to: path });
  }

  return (
    <fieldset className={fieldClass} onFocus={noteCell}>
      <legend className={labelClass}>{field.label[words.language]}</legend>
      {field.hint && <p className="text-caption text-ink-soft">{field.hint[words.language]}</p>}
      {value.length > 0 && (
        <ScrollEdges axis="x" className="isolate" scrollerClass="page-table-frame relative overflow-x-auto">
          <table className="page-table" style={countColumns(columns)}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th
                    key={column.field}
                    scope="col"
                    data-kind={column.isNumber ? "number" : "text"}
                    data-title={column.field === titleColumn}
                  >
                    {column.label}
                  </th>
                ))}
                <th scope="col">
                  <span className="sr-only">{texts.order}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {value.map((item, index) => (
                <Row
                  key={item.id}
                  path={path}
                  field={field}
                  columns={columns}
                  titleColumn={titleColumn}
                  index={index}
                  count={value.length}
                  item={item}
                  onRemoved={noteRemoved}
                />
              ))}
            </tbody>
          </table>
        </ScrollEdges>
      )}
      {cell && <LegacyHindiOffer key={cell} controlId={cell} />}
      {removed && (
        <RemovedLine
          text={texts.rowWasRemoved(removed.index + 1)}
          onUndo={() => {
            change({ kind: "insert", path, ...removed });
            setRemoved(undefined);
            focusItem(removed.index);
          }}
        />
      )}
      {note}
      <p className="flex flex-wrap gap-3">
        <Button
          ref={addButton}
          variant="secondary"
          disabled={isFull}
          data-path={path}
          onClick={() => {
            change({ kind: "add", path, fields: field.fields, id: crypto.randomUUID() });
            focusNew();
          }}
        >
          <Plus aria-hidden="true" size={18} /> {texts.addItem(field.item[words.language])}
        </Button>
        {startsFrom && source.length > 0 && (
          <Button variant="secondary" onClick={() => start(startsFrom)}>
            <Plus aria-hidden="true" size={18} /> {startsFrom.label[words.language]}
          </Button>
        )}
        {canCopy && (
          <Button variant="secondary" onClick={copy}>
            <Copy aria-hidden="true" size={18} /> {texts.copyTable}
          </Button>
        )}
      </p>
    </fieldset>
  );
});

interface RowProps {
  path: string;
  field: ListField;
  columns: readonly Column[];
  titleColumn: string | undefined;
  index: number;
  count: number;
  item: Item;
  onRemoved: (removed: Removed) => void;
}

const Row = memo(function Row(props: RowProps) {
  const { path, field, columns, titleColumn, index, count, item, onRemoved } = props;
  const { change, languages } = usePageForm();
  const { element, handle, drag } = useItemDrag<HTMLTableRowElement>(path, item);
  const title = texts.row(index + 1);

  function paste(event: ClipboardEvent, column: number): void {
    const text = event.clipboardData.getData("text/plain").replace(/[\r\n]+$/, "");
    if (!/[\t\n]/.test(text)) return;
    event.preventDefault();
    const pasted = readPastedCells(text, columns.slice(column), index);
    const cells = pasted
      .filter(({ row }) => row < field.maximum)
      .flatMap((cell) => [...dropOtherLanguage(cell, columns, languages), cell]);
    change({ kind: "paste", path, fields: field.fields, cells });
    const leftOut = (pasted.at(-1)?.row ?? 0) + 1 - field.maximum;
    if (leftOut > 0) showError(texts.rowsLeftOut(leftOut, field.maximum));
  }

  /** The form may show a text in its other language; see `one-language.ts`. */
  const readCell = ({ field: at, text }: Column) =>
    text && languages.length === 1 ? shownText(item[text.name] as Bilingual, text.language) : getAt(item, at);

  const isName = (name: string) => {
    const of = field.fields[name];
    return of?.kind === "bilingual" && of.isName === true;
  };
  const isMissing = ({ text }: Column) =>
    text !== undefined &&
    !isName(text.name) &&
    missingLanguage(item[text.name] as Bilingual, languages) === text.language;

  return (
    <tr ref={element} data-drag={drag}>
      {columns.map((column, place) => (
        <td
          key={column.field}
          data-label={column.label}
          data-language={column.text?.language}
          data-kind={column.isNumber ? "number" : "text"}
          data-title={column.field === titleColumn}
        >
          <Cell
            path={`${path}.${index}.${column.field}`}
            column={column}
            row={index}
            value={readCell(column)}
            isMissing={isMissing(column)}
            onPaste={(event) => paste(event, place)}
          />
        </td>
      ))}
      <td>
        <div className="flex items-center gap-1 *:first:grow">
          <ItemControls
            path={path}
            index={index}
            count={count}
            item={item}
            title={title}
            handle={handle}
            onRemoved={onRemoved}
          />
        </div>
      </td>
    </tr>
  );
});

/** In a form with one language, a pasted text replaces both. */
const dropOtherLanguage = (
  { row, field }: PastedCell,
  columns: readonly Column[],
  languages: readonly Language[],
): PastedCell[] => {
  const name = columns.find((column) => column.field === field)?.text?.name;
  if (name === undefined || languages.length > 1) return [];
  return LANGUAGES.map((language) => ({ row, field: `${name}.${language}`, value: "" }));
};

interface CellProps {
  path: string;
  column: Column;
  row: number;
  value: unknown;
  /** Whether the text lacks this language. */
  isMissing: boolean;
  onPaste: (event: ClipboardEvent) => void;
}

const Cell = memo(
  function Cell({ path, column, row, value, isMissing, onPaste }: CellProps) {
    const { change, languages } = usePageForm();
    const { note, describedBy, isInvalid } = useFieldNotes(path);
    const language = column.text?.language;
    const isAlone = language !== undefined && languages.length === 1;
    const shown = value === null || value === undefined ? "" : String(value);
    const strange = language === undefined || isAlone ? undefined : strangeLanguage(shown, language);
    const write = (text: string) =>
      change(
        isAlone
          ? { kind: "set", path: path.slice(0, -`.${language}`.length), value: textAlone(text, language) }
          : { kind: "set", path, value: text || null },
      );
    const hintId = strange && `${controlId(path)}-hint`;
    return (
      <>
        <input
          id={controlId(path)}
          data-path={path}
          lang={language}
          aria-label={texts.cell(column.label, row + 1)}
          aria-describedby={[describedBy, hintId].filter(Boolean).join(" ") || undefined}
          aria-invalid={isInvalid}
          type="text"
          inputMode={column.isNumber ? "numeric" : undefined}
          autoComplete="off"
          className={`min-h-11 w-full rounded-sm border border-line-strong bg-white px-2 py-1 aria-invalid:border-danger aria-invalid:outline-1 aria-invalid:outline-danger ${column.isNumber ? "text-right" : ""}`}
          // A separate line below each cell would double the height of the table.
          placeholder={isMissing && language ? texts.missing(language) : undefined}
          value={shown}
          onChange={(event) => write(event.target.value)}
          onKeyDown={moveByKey}
          onPaste={onPaste}
        />
        {strange && <StrangeLanguage id={hintId} language={strange} />}
        {note}
      </>
    );
  },
  // The paste handler depends on the position, which is part of the path.
  (before, after) =>
    before.value === after.value && before.path === after.path && before.isMissing === after.isMissing,
);
