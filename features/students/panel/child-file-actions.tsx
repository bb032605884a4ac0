import { useState } from "react";
import { useNavigate } from "react-router";
import { download, send } from "../../../core/panel/api/send.ts";
import { useAction } from "../../../core/panel/api/use-action.ts";
import { formatDate } from "../../../core/panel/dates/format-date.ts";
import { toggle } from "../../../core/panel/entry-form/files/toggle.ts";
import { BoxGroup, BoxLine } from "../../../core/panel/forms/fields.tsx";
import { Button } from "../../../core/panel/parts/button.tsx";
import { Card } from "../../../core/panel/parts/card.tsx";
import { Modal } from "../../../core/panel/parts/modal.tsx";
import { useMay } from "../../../core/panel/session/rights.ts";
import { DownloadButton } from "../../../core/panel/stored-files/download-button.tsx";
import { ForgetForm } from "../../../core/panel/trash/forget-form.tsx";
import { WhatRemains } from "../../../core/panel/trash/what-remains.tsx";
import { fillWords } from "../../../core/ui/fill-words.tsx";
import { languageOf } from "../../../core/ui/language.ts";
import { panelLanguage, words } from "../../../core/ui/panel-words.ts";
import { hasTwoLanguages, schoolLanguages } from "../../../core/ui/school-languages.ts";
import { LANGUAGE_NAMES } from "../../../core/words/languages.ts";
import { type ChildCopy, type Forgotten, studentCalls } from "../content/student-export-contract.ts";
import { students } from "../content/students.ts";
import { showClassAndSection } from "./shown-name.ts";
import { useExportQuestion } from "./use-export-question.ts";

const texts = words.studentExport;

/** The content of the file. */
const EVERYTHING = [
  ...Object.values(students.fields).map(({ label }) => label[words.language]),
  texts.everythingParts,
];

/** Buttons for a copy of all data about a child, and for its deletion. */
export function ChildFileActions({ student }: { student: ForgettableStudent }) {
  const { isBusy, run } = useAction();
  const may = useMay();
  const askToExport = useExportQuestion();
  /** Set while the dialog is open. */
  const [copies, setCopies] = useState<readonly ChildCopy[]>();

  const openDialog = () =>
    run(
      async () => setCopies(await send(studentCalls.copies, { params: { id: student._id } })),
      texts.copiesFailed,
    );

  return (
    <Card heading={texts.rights}>
      <p className="max-w-reading">{texts.everythingText}</p>
      <div className="flex flex-wrap gap-3">
        {schoolLanguages().map((language) => (
          <DownloadButton
            key={language}
            ask={() => askToExport(1, EVERYTHING)}
            load={async () => {
              const sent = { params: { id: student._id }, query: { language } };
              return (await download(studentCalls.everything, "student-record.html", sent)).file;
            }}
            failed={texts.everythingFailed}
          >
            <span>
              {texts.everything}
              {hasTwoLanguages() && <span lang={language}> ({LANGUAGE_NAMES[language]})</span>}
            </span>
          </DownloadButton>
        ))}
      </div>
      {may("students:write") && (
        <>
          <p className="max-w-reading border-line border-t pt-4">{texts.forgetText}</p>
          <div>
            <Button
              variant="secondary"
              onClick={() => void openDialog()}
              isBusy={isBusy}
              busyText={words.frame.loading}
            >
              {texts.forget}
            </Button>
          </div>
        </>
      )}
      {copies && <ForgetDialog student={student} copies={copies} onClose={() => setCopies(undefined)} />}
    </Card>
  );
}

interface ForgettableStudent {
  _id: string;
  name: string;
  rollNumber: string;
}

interface ForgetDialogProps {
  student: ForgettableStudent;
  /** Other records that are probably about the same student. */
  copies: readonly ChildCopy[];
  onClose: () => void;
}

/** Asks for the roll number before all data of a student is deleted, then lists what may remain elsewhere. */
function ForgetDialog({ student, copies, onClose }: ForgetDialogProps) {
  const navigate = useNavigate();
  const [forgotten, setForgotten] = useState<Forgotten>();
  const leave = () => navigate(students.screen.path, { replace: true });
  return (
    <Modal
      title={forgotten ? texts.forgotten : texts.forgetTitle(student.name)}
      onClose={forgotten ? leave : onClose}
    >
      {forgotten ? (
        <WhatRemains
          deleted={texts.everythingDeleted}
          mayRemain={texts.mayRemain}
          forgotten={forgotten}
          onClose={leave}
        />
      ) : (
        <Question student={student} copies={copies} onClose={onClose} onForgotten={setForgotten} />
      )}
    </Modal>
  );
}

interface QuestionProps extends ForgetDialogProps {
  onForgotten: (forgotten: Forgotten) => void;
}

function Question({ student, copies, onClose, onForgotten }: QuestionProps) {
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    copies.filter(({ isCertain }) => isCertain).map(({ _id }) => _id),
  );
  return (
    <ForgetForm
      texts={texts}
      label={fillWords(texts.forgetConfirm, { rollNumber: <bdi>{student.rollNumber}</bdi> })}
      maxLength={40}
      onForget={async (confirm) => {
        const sent = { params: { id: student._id }, body: { confirm, copies: chosen } };
        onForgotten(await send(studentCalls.forget, sent));
      }}
      onClose={onClose}
    >
      <p>{texts.forgetGoes}</p>
      <ul className="list-disc pl-5">
        {texts.forgetParts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      {copies.length > 0 && <CopyChoice copies={copies} chosen={chosen} onChange={setChosen} />}
    </ForgetForm>
  );
}

interface CopyChoiceProps {
  copies: readonly ChildCopy[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Other records that may be about the same student, to be deleted too. */
const CopyChoice = ({ copies, chosen, onChange }: CopyChoiceProps) => (
  <BoxGroup name="copies" legend={texts.copies} help={texts.copiesText}>
    {copies.map((copy) => (
      <BoxLine
        key={copy._id}
        checked={chosen.includes(copy._id)}
        onChange={() => onChange(toggle(chosen, copy._id))}
      >
        <CopyText {...copy} />
      </BoxLine>
    ))}
  </BoxGroup>
);

function CopyText({ place, isCertain, ...copy }: ChildCopy) {
  const details = [
    showClassAndSection(copy),
    texts.rollNumber(copy.rollNumber),
    copy.dateOfBirth && texts.bornOn(formatDate(copy.dateOfBirth)),
    copy.guardianName,
  ];
  return (
    <span>
      <span lang={languageOf(copy.name, panelLanguage)} className="block font-bold">
        {copy.name}
      </span>
      <span className="block">{details.filter(Boolean).join(" · ")}</span>
      <span className="block text-caption text-ink-soft">
        {texts.copyPlace[place]} · {isCertain ? texts.copyCertain : texts.copyPossible}
      </span>
    </span>
  );
}
