import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import { type DragEvent, useId, useRef, useState } from "react";
import { MAX_SHEET_BYTES, type Sheet } from "../../../../content/students/import-contract.ts";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "../../../../content/words/languages.ts";
import { Button } from "../../../ui/button.tsx";
import { words } from "../../../ui/panel-words.ts";
import { useAction } from "../../api/use-action.ts";
import { downloadTemplate } from "./import-client.ts";
import { ReadingLine, useReadSheet } from "./reading-line.tsx";

const said = words.studentImport;
const MEGABYTES = MAX_SHEET_BYTES / 1024 / 1024;
/** Includes unsupported types: the server explains what to do with them. */
const ACCEPTED =
  ".xlsx,.xlsm,.xls,.ods,.csv,.tsv,.txt,text/csv,application/vnd.ms-excel," +
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The first step: choosing or dropping a sheet of students. */
export function ChooseFile({ onRead }: { onRead: (file: File, sheet: Sheet) => void }) {
  const id = useId();
  const reading = useReadSheet(onRead);
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
    <div className="grid grid-cols-1 gap-5">
      <p className="max-w-reading">{said.fileText}</p>
      <div className="relative">
        <input
          ref={inputRef}
          id={id}
          type="file"
          accept={ACCEPTED}
          aria-label={said.chooseFile}
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
          <p className="font-bold">{said.chooseFile}</p>
          <p id={`${id}-rule`} className="text-caption text-ink-soft">
            {said.fileRule(MEGABYTES)}
          </p>
        </div>
      </div>
      <ReadingLine reading={reading} failureId={`${id}-failure`} />
      <Templates />
    </div>
  );
}

function Templates() {
  return (
    <section aria-labelledby="templates-heading" className="border-line border-t pt-5">
      <h3 id="templates-heading" className="font-bold font-sans">
        {said.templates}
      </h3>
      <p className="mb-3 max-w-reading text-ink-soft">{said.templatesText}</p>
      <ul className="grid gap-3 sm:flex sm:flex-wrap">
        {LANGUAGES.map((language) => (
          <li key={language} className="flex flex-wrap">
            <TemplateButton language={language} format="xlsx" />
            <TemplateButton language={language} format="csv" />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TemplateButton({ language, format }: { language: Language; format: "xlsx" | "csv" }) {
  const { isBusy, run } = useAction();
  const name = `${LANGUAGE_NAMES[language]} (${format.toUpperCase()})`;
  return (
    <Button
      variant={format === "xlsx" ? "secondary" : "subtle"}
      lang={language}
      isBusy={isBusy}
      busyText={words.frame.downloading}
      onClick={() => run(() => downloadTemplate(language, format))}
    >
      {name}
    </Button>
  );
}
