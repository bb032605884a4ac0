import { MAX_NOTE } from "../../content/api/approval-contract.ts";
import { words } from "../../ui/panel-words.ts";
import { AreaField } from "../forms/fields.tsx";
import { FormDialog } from "../forms/form-dialog.tsx";
import type { FieldErrors } from "../forms/form-state.ts";

const texts = words.approval;

interface ReturnDialogProps {
  title: string;
  onSend: (note: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the note to the author. */
export const ReturnDialog = ({ title, onSend, onClose }: ReturnDialogProps) => (
  <FormDialog
    title={texts.sendBackTitle(title)}
    width="narrow"
    submit={texts.sendBack}
    check={({ note }): FieldErrors => (note?.trim() ? {} : { note: texts.noteRequired })}
    save={({ note = "" }) => onSend(note.trim())}
    onClose={onClose}
  >
    <p>{texts.sendBackText}</p>
    <AreaField name="note" label={texts.note} rows={4} maxLength={MAX_NOTE} />
  </FormDialog>
);
