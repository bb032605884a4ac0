import type { FormEvent } from "react";
import { words } from "../../ui/panel-words.ts";
import { formatTime } from "../dates/format-date.ts";
import { Button } from "../parts/button.tsx";
import { Modal } from "../parts/modal.tsx";
import type { Difference } from "./stale-edit.ts";

const texts = words.entryForm;

interface StaleEditDialogProps {
  /** When the other version was saved. */
  savedAt: string | null;
  differences: readonly Difference[];
  /** Called with the fields that take the other person's value. */
  onChoose: (takeTheirs: ReadonlySet<string>) => void;
  onClose: () => void;
}

export function StaleEditDialog({ savedAt, differences, onChoose, onClose }: StaleEditDialogProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    const chosen = new FormData(event.currentTarget);
    const taken = differences.filter(({ name }) => chosen.get(name) === "theirs").map(({ name }) => name);
    onChoose(new Set(taken));
  }

  return (
    <Modal title={texts.staleTitle} onClose={onClose}>
      <p className="mb-5">
        {savedAt && texts.savedByOthers(formatTime(savedAt))} {texts.chooseVersions}
      </p>
      <form onSubmit={submit} className="grid gap-6">
        {differences.map((difference) => (
          <fieldset key={difference.name} className="grid gap-3 sm:grid-cols-2">
            <legend className="mb-1 font-bold">{words.translate(difference.label)}</legend>
            <Version difference={difference} side="mine" title={texts.keepMine} />
            <Version difference={difference} side="theirs" title={texts.takeTheirs} />
          </fieldset>
        ))}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {texts.backToForm}
          </Button>
          <Button type="submit">{texts.saveChoice}</Button>
        </div>
      </form>
    </Modal>
  );
}

interface VersionProps {
  difference: Difference;
  side: "mine" | "theirs";
  title: string;
}

function Version({ difference, side, title }: VersionProps) {
  return (
    <label className="flex gap-3 rounded-control border border-line-strong p-3 has-checked:border-maroon has-checked:bg-maroon-soft">
      <input
        type="radio"
        name={difference.name}
        value={side}
        defaultChecked={difference.isMineChanged === (side === "mine")}
        className="mt-1.5 size-5 shrink-0 accent-maroon"
      />
      <span className="min-w-0">
        <span className="block font-bold">{title}</span>
        <span className="block max-h-40 overflow-y-auto whitespace-pre-line">
          {difference[side] || texts.empty}
        </span>
      </span>
    </label>
  );
}

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
