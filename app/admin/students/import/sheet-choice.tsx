import { useId } from "react";
import type { Sheet } from "../../../../content/students/import-contract.ts";
import { controlClass, labelClass } from "../../../ui/control-classes.ts";
import { words } from "../../../ui/panel-words.ts";
import { ReadingLine } from "./reading-line.tsx";
import { useReadSheet } from "./use-read-sheet.ts";

interface SheetChoiceProps {
  sheet: Sheet;
  file: File;
  onRead: (file: File, sheet: Sheet) => void;
}

/** Reads another sheet of the same file. */
export function SheetChoice({ sheet, file, onRead }: SheetChoiceProps) {
  const id = useId();
  const reading = useReadSheet(onRead);
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
