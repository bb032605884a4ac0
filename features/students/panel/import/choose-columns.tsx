import { useId } from "react";
import { Datalist, Options } from "../../../../core/panel/entry-form/fields/choice-inputs.tsx";
import { Button } from "../../../../core/panel/parts/button.tsx";
import { controlClass, labelClass } from "../../../../core/panel/parts/control-classes.ts";
import { SaveBar } from "../../../../core/panel/parts/save-bar.tsx";
import { ReadingLine, useReadSheet } from "../../../../core/panel/sheet-import/reading-line.tsx";
import { languageOf } from "../../../../core/ui/language.ts";
import { panelLanguage, words } from "../../../../core/ui/panel-words.ts";
import type { ClassNames } from "../../../school/panel/exports.ts";
import { IMPORT_FIELDS, type ImportField, importCalls, type Sheet } from "../../content/import-contract.ts";
import type { ColumnFont } from "../../content/sheet-fonts.ts";
import { fieldLabel } from "../field-label.ts";
import { FontChoice } from "./font-choice.tsx";
import {
  chooseColumn,
  chooseFont,
  examplesOf,
  findDoubleFields,
  findMissingFields,
  findUndecidedFields,
  type ImportWork,
  WHOLE_SHEET_FIELDS,
} from "./import-work.ts";

const texts = words.studentImport;

interface ChooseColumnsProps {
  work: ImportWork;
  classNames: ClassNames;
  /** Absent after a reload: no other sheet of the file can then be read. */
  file: File | undefined;
  onChange: (change: (work: ImportWork) => ImportWork) => void;
  onRead: (file: File, sheet: Sheet) => void;
  onBack: () => void;
}

/** The second step: the fields of the columns. */
export function ChooseColumns({ work, classNames, file, onChange, onRead, onBack }: ChooseColumnsProps) {
  const { sheet } = work;
  const twice = findDoubleFields(work);
  const missing = findMissingFields(work);
  const undecided = findUndecidedFields(work);
  const isReady = twice.length === 0 && missing.length === 0 && sheet.rows.length > 0;
  const list = (fields: readonly ImportField[]) => fields.map(fieldLabel).join(", ");
  return (
    <form
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReady) return;
        if (undecided.length === 0) onChange((all) => ({ ...all, areColumnsAgreed: true }));
        else focusQuestion(event.currentTarget);
      }}
    >
      <p>{texts.readRows(work.fileName, sheet.rows.length)}</p>
      {sheet.notes.length > 0 && (
        <ul className="list-disc rounded-control bg-saffron-soft py-3 pr-4 pl-9">
          {sheet.notes.map((note, index) => (
            <li key={note}>{words.fromApi(sheet.noteParams?.[index], note)}</li>
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
            onChooseFont={(font) => onChange((all) => chooseFont(all, index, font))}
          />
        ))}
      </ul>
      <EveryRow work={work} classNames={classNames} onChange={onChange} />
      <SaveBar>
        <p role="status" className="text-ink-soft empty:hidden">
          {missing.length > 0 && texts.stillMissing(list(missing))}
          {missing.length === 0 && twice.length > 0 && texts.chosenTwice(list(twice))}
          {isReady && undecided.length > 0 && texts.undecided(list(undecided))}
          {sheet.rows.length === 0 && texts.noRows}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onBack}>
            {texts.anotherFile}
          </Button>
          <Button type="submit" disabled={!isReady}>
            {texts.checkRows(sheet.rows.length)}
          </Button>
        </div>
      </SaveBar>
    </form>
  );
}

function focusQuestion(form: HTMLFormElement): void {
  const first = form.querySelector<HTMLInputElement>("[data-undecided] input");
  first?.focus({ preventScroll: true });
  first?.scrollIntoView({ block: "center" });
}

interface SheetChoiceProps {
  sheet: Sheet;
  file: File;
  onRead: (file: File, sheet: Sheet) => void;
}

/** Reads another sheet of the same file. */
function SheetChoice({ sheet, file, onRead }: SheetChoiceProps) {
  const id = useId();
  const reading = useReadSheet(importCalls.read, onRead);
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className={labelClass}>
        {words.studentImport.sheetOfFile}
      </label>
      <select
        id={id}
        value={sheet.sheet}
        disabled={reading.share !== undefined}
        onChange={(event) => void reading.read(file, event.currentTarget.value)}
        className={`${controlClass} sm:max-w-md`}
      >
        {sheet.sheets.map(({ name, isHidden }) => (
          <option key={name} value={name}>
            {isHidden ? words.studentImport.hiddenSheet(name) : name}
          </option>
        ))}
      </select>
      <ReadingLine reading={reading} failureId={`${id}-failure`} />
    </div>
  );
}

interface EveryRowProps {
  work: ImportWork;
  classNames: ClassNames;
  onChange: (change: (work: ImportWork) => ImportWork) => void;
}

/** The class and section of all rows, if the sheet has no column for them. */
function EveryRow({ work, classNames, onChange }: EveryRowProps) {
  const id = useId();
  const fields = WHOLE_SHEET_FIELDS.filter((field) => !work.columns.includes(field));
  if (fields.length === 0) return null;
  return (
    <fieldset className="rounded-control border border-line-strong px-4 pt-1 pb-4">
      <legend className="px-1 font-bold">{words.studentImport.allRows}</legend>
      <p className="mb-3 text-ink-soft">{words.studentImport.allRowsText}</p>
      <div className="grid gap-4 sm:max-w-md sm:grid-cols-2">
        {fields.map((field) => (
          <div key={field} className="grid gap-1.5">
            <label htmlFor={`${id}-${field}`} className={labelClass}>
              {fieldLabel(field)}
            </label>
            <input
              id={`${id}-${field}`}
              list={`${id}-${field}-names`}
              maxLength={40}
              autoComplete="off"
              value={work.everyRow[field]}
              onChange={({ currentTarget: { value } }) =>
                onChange((all) => ({ ...all, everyRow: { ...all.everyRow, [field]: value } }))
              }
              className={controlClass}
            />
            <Datalist id={`${id}-${field}-names`} values={classNames[field]} />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

interface ColumnChoiceProps {
  heading: string;
  index: number;
  work: ImportWork;
  isTwice: boolean;
  onChoose: (field: ImportField | null) => void;
  onChooseFont: (font: ColumnFont) => void;
}

/** A column of the sheet with examples and the choice of its field. */
function ColumnChoice({ heading, index, work, isTwice, onChoose, onChooseFont }: ColumnChoiceProps) {
  const id = useId();
  const field = work.columns[index] ?? null;
  const examples = examplesOf(work, index);
  // Skips empty columns.
  if (heading === "" && examples.length === 0) return null;
  const name = heading || texts.columnNumber(index + 1);
  return (
    <li className="grid grid-cols-1 items-center gap-x-6 gap-y-2 py-3 sm:grid-cols-[1fr_minmax(0,18rem)]">
      <div className="wrap-anywhere min-w-0">
        <label htmlFor={id} lang={languageOf(name, panelLanguage)} className={labelClass}>
          {name}
        </label>
        <Examples id={`${id}-examples`} examples={examples} />
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
          <option value="">{texts.notNeeded}</option>
          <Options values={IMPORT_FIELDS} textOf={fieldLabel} />
        </select>
        {isTwice && field && (
          <p id={`${id}-error`} className="mt-1 font-bold text-caption text-danger">
            {texts.chosenTwice(fieldLabel(field))}
          </p>
        )}
      </div>
      <FontChoice work={work} index={index} name={name} onChoose={onChooseFont} />
    </li>
  );
}

interface ExamplesProps {
  id?: string;
  examples: readonly string[];
}

function Examples({ id, examples }: ExamplesProps) {
  return (
    <p id={id} className="line-clamp-2 text-caption text-ink-soft">
      {examples.length === 0 && texts.emptyColumn}
      {examples.map((text, place) => (
        <span key={text} lang={languageOf(text, panelLanguage)}>
          {place > 0 && " · "}
          {text}
        </span>
      ))}
    </p>
  );
}
