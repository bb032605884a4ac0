import { Button } from "../../ui/button.tsx";
import { Modal } from "../../ui/modal.tsx";

interface DeletedEntryDialogProps {
  /** How many files of the deleted entry the form still counted on. */
  lostFiles: number;
  onSave: () => void;
  onClose: () => void;
}

/** Shown when an edit is saved whose entry is gone; what was typed need not go with it. */
export function DeletedEntryDialog({ lostFiles, onSave, onClose }: DeletedEntryDialogProps) {
  return (
    <Modal title="This entry was deleted" onClose={onClose} width="narrow">
      <p>This entry was deleted by someone else. Save what you typed as a new entry?</p>
      {lostFiles > 0 && (
        <p className="mt-3">
          {lostFiles === 1
            ? "The stored file was deleted with it."
            : `The ${lostFiles} stored files were deleted with it.`}{" "}
          Files that you have just chosen are still here.
        </p>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Back to the form
        </Button>
        <Button onClick={onSave}>Save as new</Button>
      </div>
    </Modal>
  );
}
