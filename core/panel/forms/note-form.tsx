import { useRef } from "react";
import { MAX_NOTE } from "../../content/api/notes.ts";
import { words } from "../../ui/panel-words.ts";
import { RestoredLine } from "../entry-form/restored-line.tsx";
import { useFormDraft } from "../entry-form/use-form-draft.ts";
import { showSuccess } from "../parts/toasts/toasts.tsx";
import { AreaField } from "./fields.tsx";
import { Form } from "./form.tsx";
import { FailureLine, SubmitButton } from "./form-end.tsx";
import type { FieldErrors } from "./form-state.ts";

const texts = words.notes;

interface NoteFormProps {
  /** The name of the draft. */
  draftName: string;
  save: (text: string) => Promise<unknown>;
  /** Loads the entry again. */
  reload: () => Promise<void>;
  /** Called if the entry is deleted; the text stays. */
  onDeleted: () => void;
}

/** Adds an internal note to an entry. Unsaved text is kept in this browser. */
export function NoteForm({ draftName, save, reload, onDeleted }: NoteFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useFormDraft({
    name: draftName,
    isPrivate: true,
    form,
    isChanged: () => (form.current?.querySelector("textarea")?.value ?? "").trim() !== "",
  });

  async function discard(): Promise<void> {
    form.current?.reset();
    await draft.drop();
  }

  async function finish(): Promise<void> {
    showSuccess(texts.noteAdded);
    await draft.drop();
    await reload();
  }

  return (
    <Form
      ref={form}
      className="grid gap-4"
      check={({ text }): FieldErrors => (text?.trim() ? {} : { text: texts.noteNeeded })}
      save={({ text = "" }) => save(text)}
      onSaved={finish}
      explain={({ status, message }) => (status === 404 ? void onDeleted() : message)}
      isEmptied
      isKept
    >
      {draft.isRestored && <RestoredLine onDiscard={() => void discard()} />}
      <AreaField name="text" label={texts.addNote} hint={texts.noteHint} maxLength={MAX_NOTE} rows={3} />
      <FailureLine />
      <div>
        <SubmitButton variant="secondary">{texts.saveNote}</SubmitButton>
      </div>
    </Form>
  );
}
