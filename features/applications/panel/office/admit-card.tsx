import { useState } from "react";
import { send } from "../../../../core/panel/api/send.ts";
import { useAction } from "../../../../core/panel/api/use-action.ts";
import { TickLine } from "../../../../core/panel/entry-form/fields/choice-inputs.tsx";
import { TextField } from "../../../../core/panel/forms/fields.tsx";
import { FormDialog } from "../../../../core/panel/forms/form-dialog.tsx";
import { Button } from "../../../../core/panel/parts/button.tsx";
import { Card } from "../../../../core/panel/parts/card.tsx";
import { useConfirm } from "../../../../core/panel/parts/confirm.tsx";
import { showSuccess } from "../../../../core/panel/parts/toasts/toasts.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import { admitCalls, type StudentPlace } from "../../content/office/admit-contract.ts";

const texts = words.applicationsScreen;

interface AdmitCardProps {
  id: string;
  hasDocuments: boolean;
  reload: () => Promise<void>;
}

/** Creates the student record from an application. Class, section and roll number are proposed. */
export function AdmitCard({ id, hasDocuments, reload }: AdmitCardProps) {
  const [proposed, setProposed] = useState<StudentPlace>();
  const { isBusy, run } = useAction();
  const open = () => run(async () => setProposed(await send(admitCalls.propose, { params: { id } })));
  return (
    <Card heading={texts.admitTitle}>
      <p>{texts.admitText}</p>
      <div>
        <Button onClick={() => void open()} isBusy={isBusy} busyText={words.frame.loading}>
          {texts.admit}
        </Button>
      </div>
      {proposed && (
        <FormDialog
          title={texts.admitTitle}
          width="narrow"
          submit={texts.admit}
          save={({ class: name = "", section = "", rollNumber = "", keepsDocuments }) =>
            send(admitCalls.admit, {
              params: { id },
              body: { class: name, section, rollNumber, keepsDocuments: keepsDocuments !== undefined },
            })
          }
          onSaved={async () => {
            setProposed(undefined);
            showSuccess(texts.isAdmitted);
            await reload();
          }}
          onClose={() => setProposed(undefined)}
        >
          <TextField name="class" label={texts.classSought} defaultValue={proposed.class} />
          <TextField name="section" label={texts.section} defaultValue={proposed.section} />
          <TextField name="rollNumber" label={texts.rollNumber} defaultValue={proposed.rollNumber} />
          {hasDocuments && (
            <TickLine type="checkbox" name="keepsDocuments" defaultChecked>
              {texts.keepsDocuments}
            </TickLine>
          )}
          <p className="text-ink-soft">{texts.consentStays}</p>
        </FormDialog>
      )}
    </Card>
  );
}

/** Takes an admission back: the wrong child, or the wrong class. */
export function UndoAdmission({ id, reload }: Pick<AdmitCardProps, "id" | "reload">) {
  const confirm = useConfirm();
  const { isBusy, run } = useAction();
  async function undo(): Promise<void> {
    const question = { title: `${texts.undoAdmission}?`, text: texts.undoAdmissionText };
    if (!(await confirm({ ...question, accept: texts.undoAdmission }))) return;
    await run(async () => {
      await send(admitCalls.undo, { params: { id } });
      showSuccess(texts.admissionUndone);
      await reload();
    });
  }
  return (
    <Button variant="secondary" onClick={() => void undo()} isBusy={isBusy} busyText={words.frame.saving}>
      {texts.undoAdmission}
    </Button>
  );
}
