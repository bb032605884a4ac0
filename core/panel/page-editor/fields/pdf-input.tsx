import { memo, useState } from "react";
import { API_PREFIX } from "../../../content/api/api-names.ts";
import { pdfFile } from "../../../content/files/upload-rules.ts";
import type { DocumentPdf, PdfField } from "../../../content/pages/define-page.ts";
import { words } from "../../../ui/panel-words.ts";
import { describeRule, pickFile } from "../../entry-form/files/pick-file.ts";
import { fieldClass, labelClass } from "../../parts/control-classes.ts";
import { usePageForm } from "../page-form-context.tsx";
import { ChooseFile } from "./choose-file.tsx";
import { useFieldNotes } from "./field-notes.tsx";

const texts = words.pageEditor;

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
      <legend className={labelClass}>{field.label[words.language]}</legend>
      <p className="text-caption text-ink-soft">
        {[field.hint?.[words.language], describeRule(pdfFile)].filter(Boolean).join(" ")}
      </p>
      <div className="grid gap-3 rounded-control border border-line-strong border-dashed bg-white p-3">
        {value && <ChosenPdf name={value.file} file={files[value.file]} />}
        <ChooseFile
          path={path}
          label={field.label[words.language]}
          name={value ? texts.anotherPdf(field.label[words.language]) : field.label[words.language]}
          text={texts.choosePdf}
          rule={pdfFile}
          describedBy={describedBy}
          isInvalid={isInvalid}
          hasFile={value !== null}
          onChoose={(file) => void choose(file)}
        />
        {problem && (
          <p role="alert" className="font-bold text-caption text-danger">
            {words.writeMessage(problem)}
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
      {texts.openPdf}
    </a>
  );
}
