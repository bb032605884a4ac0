import { useId } from "react";
import { controlClass, labelClass } from "../../../ui/control-classes.ts";
import { words } from "../../../ui/panel-words.ts";
import type { ClassNames } from "../class-names.ts";
import { fieldLabel } from "../field-label.ts";
import { type ImportWork, WHOLE_SHEET_FIELDS } from "./import-work.ts";

interface EveryRowProps {
  work: ImportWork;
  classNames: ClassNames;
  onChange: (change: (work: ImportWork) => ImportWork) => void;
}

/** Class and section of the whole sheet, where it has no column for them. */
export function EveryRow({ work, classNames, onChange }: EveryRowProps) {
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
            <datalist id={`${id}-${field}-names`}>
              {classNames[field].map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
