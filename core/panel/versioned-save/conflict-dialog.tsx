import type { FormEvent } from "react";
import { words } from "../../ui/panel-words.ts";
import { formatTime } from "../dates/format-date.ts";
import { Button } from "../parts/button.tsx";
import { Modal } from "../parts/modal.tsx";
import type { Conflict, Difference, Stored } from "./send-version.ts";

const texts = words.entryForm;

interface ConflictDialogProps {
  conflict: Omit<Conflict<unknown, Stored>, "edit">;
  /** Called with the fields that take the other person's value. */
  onChoose: (takeTheirs: ReadonlySet<string>) => void;
  onClose: () => void;
}

/** Asks about each field that the user and somebody else have both changed. */
export function ConflictDialog({ conflict, onChoose, onClose }: ConflictDialogProps) {
  const { differences } = conflict;
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
        {describeSave(conflict)} {texts.chooseVersions}
      </p>
      <form onSubmit={submit} className="grid gap-6">
        {differences.map((difference) => (
          <fieldset key={difference.name} className="grid gap-3 sm:grid-cols-2">
            <legend className="mb-1 font-bold">{difference.label}</legend>
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

function describeSave({ person, theirs: { updatedAt } }: ConflictDialogProps["conflict"]): string {
  if (updatedAt === null) return "";
  const time = formatTime(updatedAt);
  return person === undefined ? texts.savedByOthers(time) : texts.savedBy(person, time);
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
        defaultChecked={side === "mine"}
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
