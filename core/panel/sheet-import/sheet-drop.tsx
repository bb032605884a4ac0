import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import { type DragEvent, useId, useRef, useState } from "react";
import { MAX_SHEET_BYTES } from "../../content/files/sheets.ts";
import { words } from "../../ui/panel-words.ts";
import { type ReadCall, ReadingLine, useReadSheet } from "./reading-line.tsx";

const texts = words.sheetImport;
const MEGABYTES = MAX_SHEET_BYTES / 1024 / 1024;
/** Includes unsupported types: the server explains what to do with them. */
const ACCEPTED =
  ".xlsx,.xlsm,.xls,.ods,.csv,.tsv,.txt,text/csv,application/vnd.ms-excel," +
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

interface SheetDropProps<Sheet> {
  call: ReadCall<Sheet>;
  onRead: (file: File, sheet: Sheet) => void;
}

/** A place to choose or drop a sheet, which the server reads at once. */
export function SheetDrop<Sheet>({ call, onRead }: SheetDropProps<Sheet>) {
  const id = useId();
  const reading = useReadSheet(call, onRead);
  const [isOver, setOver] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);

  function take(files: FileList | null): void {
    const [file] = files ?? [];
    if (file) void reading.read(file);
    // Reset, so that the same file can be chosen again after a correction.
    if (inputRef.current) inputRef.current.value = "";
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }

  return (
    <>
      <div className="relative">
        <input
          ref={inputRef}
          id={id}
          type="file"
          accept={ACCEPTED}
          aria-label={texts.chooseFile}
          aria-describedby={`${id}-rule${reading.failure ? ` ${id}-failure` : ""}`}
          aria-invalid={reading.failure ? true : undefined}
          disabled={reading.share !== undefined}
          onChange={(event) => take(event.currentTarget.files)}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          className="peer absolute inset-0 size-full cursor-pointer opacity-0"
        />
        <div
          aria-hidden="true"
          className={`grid justify-items-center gap-2 rounded-card border-2 border-line-strong border-dashed px-4 py-10 text-center peer-hover:bg-cream-deep peer-focus-visible:outline-3 peer-focus-visible:outline-maroon ${
            isOver ? "bg-leaf-soft" : "bg-white"
          }`}
        >
          <FileSpreadsheet size={40} className="text-maroon" />
          <p className="font-bold">{texts.chooseFile}</p>
          <p id={`${id}-rule`} className="text-caption text-ink-soft">
            {texts.fileRule(MEGABYTES)}
          </p>
        </div>
      </div>
      <ReadingLine reading={reading} failureId={`${id}-failure`} />
    </>
  );
}
