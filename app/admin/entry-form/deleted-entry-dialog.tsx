import { Button } from "../../ui/button.tsx";
import { Modal } from "../../ui/modal.tsx";
import { words } from "../../ui/panel-words.ts";

const said = words.entryForm;

interface DeletedEntryDialogProps {
  /** How many files of the deleted entry the form still counted on. */
  lostFiles: number;
  onSave: () => void;
  onClose: () => void;
}

/** Shown when an edit is saved whose entry is gone; what was typed need not go with it. */
export function DeletedEntryDialog({ lostFiles, onSave, onClose }: DeletedEntryDialogProps) {
  return (
    <Modal title={said.deletedTitle} onClose={onClose} width="narrow">
      <p>{said.deletedQuestion}</p>
      {lostFiles > 0 && (
        <p className="mt-3">
          {said.filesDeletedToo(lostFiles)} {said.chosenFilesStay}
        </p>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {said.backToForm}
        </Button>
        <Button onClick={onSave}>{said.saveAsNew}</Button>
      </div>
    </Modal>
  );
}
