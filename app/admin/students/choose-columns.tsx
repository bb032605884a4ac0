import { useId } from "react";
import { IMPORT_FIELDS, type ImportField, type Sheet } from "../../../content/import-contract.ts";
import { Button } from "../../ui/button.tsx";
import { controlClass, labelClass } from "../../ui/control-classes.ts";
import { languageOf } from "../../ui/language.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import type { ClassNames } from "../components/class-names.ts";
import { SaveBar } from "../components/save-bar.tsx";
import { EveryRow } from "./every-row.tsx";
import { fieldLabel } from "./field-label.ts";
import {
  chooseColumn,
  examplesOf,
  findDoubleFields,
  findMissingFields,
  type ImportWork,
} from "./import-work.ts";
import { SheetChoice } from "./sheet-choice.tsx";

const said = words.studentImport;

interface ChooseColumnsProps {
  work: ImportWork;
  classNames: ClassNames;
  /** Absent after a reload: then no other sheet of it can be read. */
  file: File | undefined;
  onChange: (change: (work: ImportWork) => ImportWork) => void;
  onRead: (file: File, sheet: Sheet) => void;
  onBack: () => void;
}

/** The second step: what each column of the sheet is. */
export function ChooseColumns({ work, classNames, file, onChange, onRead, onBack }: ChooseColumnsProps) {
  const { sheet } = work;
  const twice = findDoubleFields(work);
  const missing = findMissingFields(work);
  const isReady = twice.length === 0 && missing.length === 0 && sheet.rows.length > 0;
  const list = (fields: readonly ImportField[]) => fields.map(fieldLabel).join(", ");
  return (
    <form
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) onChange((all) => ({ ...all, areColumnsAgreed: true }));
      }}
    >
      <p>{said.readRows(work.fileName, sheet.rows.length)}</p>
      {sheet.notes.length > 0 && (
        <ul className="list-disc rounded-control bg-saffron-soft py-3 pr-4 pl-9">
          {sheet.notes.map((note) => (
            <li key={note}>{words.translate(note)}</li>
          ))}
        </ul>
      )}
      {sheet.sheets.length > 1 && file && <SheetChoice sheet={sheet} file={file} onRead={onRead} />}
      <ul className="divide-y divide-line border-line border-y">
        {sheet.headings.map((heading, index) => (
          <ColumnChoice
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a sheet stay where they are
            key={index}
            heading={heading}
            index={index}
            work={work}
            isTwice={twice.some((field) => field === work.columns[index])}
            onChoose={(field) => onChange((all) => chooseColumn(all, index, field))}
          />
        ))}
      </ul>
      <EveryRow work={work} classNames={classNames} onChange={onChange} />
      <SaveBar>
        <p role="status" className="text-ink-soft empty:hidden">
          {missing.length > 0 && said.stillMissing(list(missing))}
          {missing.length === 0 && twice.length > 0 && said.chosenTwice(list(twice))}
          {sheet.rows.length === 0 && said.noRows}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onBack}>
            {said.anotherFile}
          </Button>
          <Button type="submit" disabled={!isReady}>
            {said.checkRows(sheet.rows.length)}
          </Button>
        </div>
      </SaveBar>
    </form>
  );
}

interface ColumnChoiceProps {
  heading: string;
  index: number;
  work: ImportWork;
  isTwice: boolean;
  onChoose: (field: ImportField | null) => void;
}

function ColumnChoice({ heading, index, work: { sheet, columns }, isTwice, onChoose }: ColumnChoiceProps) {
  const id = useId();
  const field = columns[index] ?? null;
  const examples = examplesOf(sheet, index);
  // An empty column beside the table is nothing to decide about.
  if (heading === "" && examples.length === 0) return null;
  const name = heading || said.columnNumber(index + 1);
  return (
    <li className="grid grid-cols-1 items-center gap-x-6 gap-y-2 py-3 sm:grid-cols-[1fr_minmax(0,18rem)]">
      <div className="wrap-anywhere min-w-0">
        <label htmlFor={id} lang={languageOf(name, panelLanguage)} className={labelClass}>
          {name}
        </label>
        <p id={`${id}-examples`} className="line-clamp-2 text-caption text-ink-soft">
          {examples.length === 0 && said.emptyColumn}
          {examples.map((text, place) => (
            <span key={text} lang={languageOf(text, panelLanguage)}>
              {place > 0 && " · "}
              {text}
            </span>
          ))}
        </p>
        {sheet.legacyColumns.includes(index) && <p className="text-caption">{said.wasLegacy}</p>}
      </div>
      <div className="min-w-0">
        <select
          id={id}
          value={field ?? ""}
          aria-describedby={`${id}-examples${isTwice ? ` ${id}-error` : ""}`}
          aria-invalid={isTwice || undefined}
          onChange={(event) => onChoose((event.currentTarget.value || null) as ImportField | null)}
          className={`${controlClass} ${field === null ? "text-ink-soft" : "font-bold"}`}
        >
          <option value="">{said.notNeeded}</option>
          {IMPORT_FIELDS.map((each) => (
            <option key={each} value={each}>
              {fieldLabel(each)}
            </option>
          ))}
        </select>
        {isTwice && field && (
          <p id={`${id}-error`} className="mt-1 font-bold text-caption text-danger">
            {said.chosenTwice(fieldLabel(field))}
          </p>
        )}
      </div>
    </li>
  );
}
