import { words } from "../../ui/panel-words.ts";
import { Button } from "../parts/button.tsx";
import { Modal } from "../parts/modal.tsx";

const texts = words.entryForm;

interface DeletedEntryDialogProps {
  /** The number of files of the deleted entry that the form would have kept. */
  lostFiles: number;
  onSave: () => void;
  onClose: () => void;
}

/** Shown when the entry of an edit has been deleted; offers to save the edit as a new entry. */
export function DeletedEntryDialog({ lostFiles, onSave, onClose }: DeletedEntryDialogProps) {
  return (
    <Modal title={texts.deletedTitle} onClose={onClose} width="narrow">
      <p>{texts.deletedQuestion}</p>
      {lostFiles > 0 && (
        <p className="mt-3">
          {texts.filesDeletedToo(lostFiles)} {texts.chosenFilesStay}
        </p>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {texts.backToForm}
        </Button>
        <Button onClick={onSave}>{texts.saveAsNew}</Button>
      </div>
    </Modal>
  );
}
