import Trash from "lucide-react/icons/trash-2";
import Upload from "lucide-react/icons/upload";
import { memo, useState } from "react";
import { API_PREFIX } from "../../../content/api/api-names.ts";
import { pdfFile } from "../../../content/files/upload-rules.ts";
import type { DocumentPdf, PdfField } from "../../../content/pages/define-page.ts";
import { fieldClass, labelClass } from "../../ui/control-classes.ts";
import { words } from "../../ui/panel-words.ts";
import { acceptedTypes, describeRule, pickFile } from "../entry-form/pick-file.ts";
import { useFieldNotes } from "./field-notes.tsx";
import { controlId, usePageForm } from "./page-form-context.tsx";

const said = words.pageEditor;

interface PdfInputProps {
  path: string;
  field: PdfField;
  value: DocumentPdf | null;
}

/** A PDF by click or drop. */
export const PdfInput = memo(function PdfInput({ path, field, value }: PdfInputProps) {
  const { change, files } = usePageForm();
  const { note, describedBy, isInvalid } = useFieldNotes(`${path}.file`, path);
  const [problem, setProblem] = useState<string>();

  async function choose(chosen: File | undefined): Promise<void> {
    if (!chosen) return;
    const picked = await pickFile(chosen, pdfFile);
    setProblem(picked.problem);
    if (picked.problem === undefined) change({ kind: "choosePdf", path, file: picked.file });
  }

  return (
    <fieldset
      className={fieldClass}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void choose(event.dataTransfer.files[0]);
      }}
    >
      <legend className={labelClass}>{field.label}</legend>
      <p className="text-caption text-ink-soft">
        {[field.hint, describeRule(pdfFile)].filter(Boolean).join(" ")}
      </p>
      <div className="grid gap-3 rounded-control border border-line-strong border-dashed bg-white p-3">
        {value && <ChosenPdf name={value.file} file={files[value.file]} />}
        <div className="flex items-center gap-2">
          <div className="relative min-w-0 grow">
            <input
              id={controlId(path)}
              data-path={path}
              type="file"
              aria-label={value ? said.anotherPdf(field.label) : field.label}
              aria-describedby={describedBy}
              aria-invalid={isInvalid}
              accept={acceptedTypes(pdfFile)}
              className="peer absolute inset-0 cursor-pointer opacity-0"
              onChange={(event) => {
                void choose(event.target.files?.[0]);
                event.target.value = "";
              }}
            />
            <p
              aria-hidden="true"
              className="flex min-h-11 items-center justify-center gap-3 rounded-control bg-cream px-3 text-caption peer-hover:bg-cream-deep peer-focus-visible:outline-3 peer-focus-visible:outline-maroon"
            >
              <Upload size={20} className="shrink-0 text-maroon" />
              {said.choosePdf}
            </p>
          </div>
          {value && (
            <button
              type="button"
              className="icon-button shrink-0"
              aria-label={said.removeItem(field.label)}
              onClick={() => change({ kind: "set", path, value: null })}
            >
              <Trash aria-hidden="true" size={18} />
            </button>
          )}
        </div>
        {problem && (
          <p role="alert" className="font-bold text-caption text-danger">
            {words.translate(problem)}
          </p>
        )}
        {note}
      </div>
    </fieldset>
  );
});

function ChosenPdf({ name, file }: { name: string; file: File | undefined }) {
  if (file) return <p className="wrap-anywhere">{file.name}</p>;
  return (
    <a href={`${API_PREFIX}/uploads/${name}`} target="_blank" rel="noreferrer" className="text-link">
      {said.openPdf}
    </a>
  );
}
