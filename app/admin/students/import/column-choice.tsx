import { useId } from "react";
import { IMPORT_FIELDS, type ImportField } from "../../../../content/students/import-contract.ts";
import { controlClass, labelClass } from "../../../ui/control-classes.ts";
import { languageOf } from "../../../ui/language.ts";
import { panelLanguage, words } from "../../../ui/panel-words.ts";
import { fieldLabel } from "../field-label.ts";
import { examplesOf, type ImportWork } from "./import-work.ts";

const said = words.studentImport;

interface ColumnChoiceProps {
  heading: string;
  index: number;
  work: ImportWork;
  isTwice: boolean;
  onChoose: (field: ImportField | null) => void;
  onKeepAsTyped: () => void;
}

/** A column of the sheet with examples and the choice of its field. */
export function ColumnChoice({ heading, index, work, isTwice, onChoose, onKeepAsTyped }: ColumnChoiceProps) {
  const id = useId();
  const field = work.columns[index] ?? null;
  const examples = examplesOf(work, index);
  // Skips empty columns.
  if (heading === "" && examples.length === 0) return null;
  const name = heading || said.columnNumber(index + 1);
  const isLegacy = work.sheet.legacyColumns.includes(index);
  return (
    <li className="grid grid-cols-1 items-center gap-x-6 gap-y-2 py-3 sm:grid-cols-[1fr_minmax(0,18rem)]">
      <div className="wrap-anywhere min-w-0">
        <label htmlFor={id} lang={languageOf(name, panelLanguage)} className={labelClass}>
          {name}
        </label>
        {isLegacy && (
          <Examples title={said.asTyped} texts={examplesOf({ ...work, keptAsTyped: [index] }, index)} />
        )}
        <Examples id={`${id}-examples`} title={isLegacy ? said.asTaken : undefined} texts={examples} />
        {isLegacy && (
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={work.keptAsTyped.includes(index)}
              onChange={onKeepAsTyped}
              className="size-6 shrink-0 accent-maroon"
            />
            <span>
              {said.keepAsTyped}
              <span className="sr-only">: {name}</span>
            </span>
          </label>
        )}
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

interface ExamplesProps {
  id?: string;
  title?: string | undefined;
  texts: readonly string[];
}

function Examples({ id, title, texts }: ExamplesProps) {
  return (
    <p id={id} className="line-clamp-2 text-caption text-ink-soft">
      {title && `${title}: `}
      {texts.length === 0 && said.emptyColumn}
      {texts.map((text, place) => (
        <span key={text} lang={languageOf(text, panelLanguage)}>
          {place > 0 && " · "}
          {text}
        </span>
      ))}
    </p>
  );
}
