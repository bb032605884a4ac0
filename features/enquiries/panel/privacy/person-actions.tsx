import Download from "lucide-react/icons/download";
import { useState } from "react";
import { download, send } from "../../../../core/panel/api/send.ts";
import { useAction } from "../../../../core/panel/api/use-action.ts";
import { counterOf } from "../../../../core/panel/entry-table/bulk/describe-outcome.ts";
import { Button } from "../../../../core/panel/parts/button.tsx";
import { Card } from "../../../../core/panel/parts/card.tsx";
import { useConfirm } from "../../../../core/panel/parts/confirm.tsx";
import { Modal } from "../../../../core/panel/parts/modal.tsx";
import { useMay } from "../../../../core/panel/session/rights.ts";
import { saveFile } from "../../../../core/panel/stored-files/save-file.ts";
import { ForgetForm } from "../../../../core/panel/trash/forget-form.tsx";
import { WhatRemains } from "../../../../core/panel/trash/what-remains.tsx";
import { fillWords } from "../../../../core/ui/fill-words.tsx";
import { panelLanguage, words } from "../../../../core/ui/panel-words.ts";
import { hasTwoLanguages, schoolLanguages } from "../../../../core/ui/school-languages.ts";
import { LANGUAGE_NAMES, type Language } from "../../../../core/words/languages.ts";
import { EXPORT_FIELDS } from "../../../students/content/exports.ts";
import {
  type ForgottenPerson,
  type PersonFileFormat,
  personDataCalls,
  personStudentSchema,
} from "../../content/privacy-and-figures/person-data-contract.ts";

const texts = words.personData;

interface PersonActionsProps {
  contact: string;
  /** How many enquiries were found. */
  count: number;
  /** How many students were found; their data are in the file. */
  students: number;
  /** Called when the enquiries are deleted and the result was read. */
  onForgotten: () => void;
}

/** Buttons for a copy of all data of a person, and for its deletion. */
export function PersonActions({ contact, count, students, onForgotten }: PersonActionsProps) {
  const may = useMay();
  const [isForgetting, setForgetting] = useState(false);
  return (
    <Card heading={texts.file} level="h3">
      <p className="max-w-reading">{texts.fileText}</p>
      <Downloads contact={contact} students={students} />
      {count > 0 && may("enquiries:write") && (
        <>
          <p className="max-w-reading border-line border-t pt-4">{texts.forgetText(count)}</p>
          <div>
            <Button variant="secondary" onClick={() => setForgetting(true)}>
              {texts.forget}
            </Button>
          </div>
        </>
      )}
      {isForgetting && (
        <ForgetDialog
          contact={contact}
          count={count}
          onClose={() => setForgetting(false)}
          onForgotten={onForgotten}
        />
      )}
    </Card>
  );
}

function Downloads({ contact, students }: Pick<PersonActionsProps, "contact" | "students">) {
  const confirm = useConfirm();
  const { isBusy, run } = useAction();

  async function load(format: PersonFileFormat, language: Language): Promise<void> {
    const children =
      students > 0 && texts.downloadChildren(counterOf("students")(students), listData(format));
    const isAgreed = await confirm({
      title: texts.downloadTitle,
      text: [texts.downloadQuestion(contact), children].filter(Boolean).join("\n\n"),
      accept: texts.downloadAccept,
    });
    if (!isAgreed) return;
    const body = { contact, format, language };
    await run(async () => {
      const { file } = await download(personDataCalls.download, `person.${format}`, { body });
      saveFile(file);
    }, texts.downloadFailed);
  }

  return (
    <div className="flex flex-wrap gap-3">
      {schoolLanguages().map((language) => (
        <Button
          key={language}
          variant="secondary"
          isBusy={isBusy}
          busyText={words.frame.downloading}
          onClick={() => void load("html", language)}
        >
          <Download aria-hidden="true" size={18} />
          <span>
            {texts.download}
            {hasTwoLanguages() && <span lang={language}> ({LANGUAGE_NAMES[language]})</span>}
          </span>
        </Button>
      ))}
      <Button variant="secondary" isBusy={isBusy} onClick={() => void load("json", panelLanguage)}>
        <Download aria-hidden="true" size={18} /> {texts.downloadJson}
      </Button>
    </div>
  );
}

/** The data of each student in the file. */
function listData(format: PersonFileFormat): string {
  const names = format === "json" ? new Set(Object.keys(personStudentSchema.shape)) : undefined;
  return EXPORT_FIELDS.filter(([name]) => names?.has(name) ?? true)
    .map(([, { label }]) => label[words.language])
    .join(", ");
}

interface ForgetDialogProps extends Omit<PersonActionsProps, "students"> {
  onClose: () => void;
}

/** Asks for the number or address once more before anything is deleted, then lists what may remain elsewhere. */
function ForgetDialog({ contact, count, onClose, onForgotten }: ForgetDialogProps) {
  const [forgotten, setForgotten] = useState<ForgottenPerson>();
  return (
    <Modal
      title={forgotten ? texts.forgotten : texts.forgetTitle(count)}
      onClose={forgotten ? onForgotten : onClose}
    >
      {forgotten ? (
        <WhatRemains
          deleted={texts.deleted(forgotten.deleted.enquiries)}
          mayRemain={texts.mayRemain}
          forgotten={forgotten}
          onClose={onForgotten}
        />
      ) : (
        <Question contact={contact} count={count} onClose={onClose} onForgotten={setForgotten} />
      )}
    </Modal>
  );
}

interface QuestionProps extends Pick<PersonActionsProps, "contact" | "count"> {
  onClose: () => void;
  onForgotten: (forgotten: ForgottenPerson) => void;
}

const Question = ({ contact, count, onClose, onForgotten }: QuestionProps) => (
  <ForgetForm
    texts={texts}
    label={fillWords(texts.forgetConfirm, { contact: <bdi>{contact}</bdi> })}
    maxLength={254}
    onForget={async (confirm) =>
      onForgotten(await send(personDataCalls.forget, { body: { contact, confirm, count } }))
    }
    onClose={onClose}
  >
    <p>{texts.forgetText(count)}</p>
  </ForgetForm>
);
