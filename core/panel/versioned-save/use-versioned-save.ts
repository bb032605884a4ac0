import { useRef, useState } from "react";
import {
  type Conflict,
  type Outcome,
  type Stored,
  sendChoice,
  sendVersion,
  type VersionedSave,
} from "./send-version.ts";

interface VersionedSaveOptions<Edit, Theirs extends Stored, Saved>
  extends VersionedSave<Edit, Theirs, Saved> {
  onSaved(saved: Saved, edit: Edit): unknown;
  /** The user has chosen the stored version; nothing was sent. */
  onKept(theirs: Theirs): unknown;
  onFailed(error: unknown, edit: Edit): unknown;
}

/** Saves edits of a stored version, and asks the user about fields that somebody else has changed meanwhile (`ConflictDialog`). */
export function useVersionedSave<Edit, Theirs extends Stored, Saved>(
  options: VersionedSaveOptions<Edit, Theirs, Saved>,
) {
  const [isSaving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict<Edit, Theirs>>();
  const isRunning = useRef(false);

  async function run(edit: Edit, attempt: () => Promise<Outcome<Edit, Theirs, Saved>>): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setSaving(true);
    setConflict(undefined);
    try {
      return await settle(edit, attempt);
    } finally {
      isRunning.current = false;
      setSaving(false);
    }
  }

  /** Runs the attempt, then the callback for its outcome. A failure of the callback, such as a failed reload, does not fail the save. */
  async function settle(edit: Edit, attempt: () => Promise<Outcome<Edit, Theirs, Saved>>): Promise<boolean> {
    let outcome: Outcome<Edit, Theirs, Saved>;
    try {
      outcome = await attempt();
    } catch (error) {
      await options.onFailed(error, edit);
      return false;
    }
    if (outcome.is === "saved") await options.onSaved(outcome.saved, outcome.edit);
    else if (outcome.is === "kept") await options.onKept(outcome.theirs);
    else setConflict(outcome.conflict);
    return outcome.is !== "conflict";
  }

  return {
    isSaving,
    /** The conflicts that the user has to resolve before the edit can be saved. */
    conflict,
    /** Returns whether nothing is left to save. */
    save: (edit: Edit) => run(edit, () => sendVersion(edit, options)),
    /** Saves with the other person's values in the fields `takeTheirs`. */
    async resolve(takeTheirs: ReadonlySet<string>): Promise<void> {
      if (conflict) await run(conflict.edit, () => sendChoice(conflict, takeTheirs, options));
    },
    dismiss: () => setConflict(undefined),
  };
}
