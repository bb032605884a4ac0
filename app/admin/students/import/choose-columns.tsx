import type { ImportField, Sheet } from "../../../../content/students/import-contract.ts";
import { Button } from "../../../ui/button.tsx";
import { words } from "../../../ui/panel-words.ts";
import { SaveBar } from "../../../ui/save-bar.tsx";
import type { ClassNames } from "../class-names.ts";
import { fieldLabel } from "../field-label.ts";
import { ColumnChoice } from "./column-choice.tsx";
import { EveryRow } from "./every-row.tsx";
import {
  chooseColumn,
  findDoubleFields,
  findMissingFields,
  type ImportWork,
  toggleKeptAsTyped,
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
            onKeepAsTyped={() => onChange((all) => toggleKeptAsTyped(all, index))}
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
