import { type FormEvent, useId, useRef, useState } from "react";
import { ApiFailure } from "../../../../core/panel/api/api-failure.ts";
import { FieldFrame } from "../../../../core/panel/entry-form/fields/field-frame.tsx";
import { RestoredLine } from "../../../../core/panel/entry-form/restored-line.tsx";
import { useFormDraft } from "../../../../core/panel/entry-form/use-form-draft.ts";
import { Button } from "../../../../core/panel/parts/button.tsx";
import { textareaClass } from "../../../../core/panel/parts/control-classes.ts";
import { showError, showSuccess } from "../../../../core/panel/parts/toasts.tsx";
import { useLeaveGuard } from "../../../../core/panel/typing/leave-guard.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import { MAX_NOTE } from "../../content/enquiry-contract.ts";
import { addNote } from "../enquiry-client.ts";

const texts = words.inbox;

interface NoteFormProps {
  id: string;
  /** Loads the enquiry again. */
  reload: () => Promise<void>;
  /** Called if the enquiry is deleted; the text stays. */
  onDeleted: () => void;
}

/** Adds an internal note. Unsaved text is kept in this browser. */
export function NoteForm({ id, reload, onDeleted }: NoteFormProps) {
  const fieldId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const readText = () => form.current?.querySelector("textarea")?.value ?? "";
  const isChanged = () => readText().trim() !== "";
  const draft = useFormDraft({
    name: noteDraft(id),
    isPrivate: true,
    form,
    isChanged,
    rest: null,
  });
  useLeaveGuard(isChanged);

  async function empty(): Promise<void> {
    form.current?.reset();
    await draft.drop();
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSaving) return;
    const text = readText();
    setError(text.trim() === "" ? texts.noteNeeded : undefined);
    if (text.trim() === "") return form.current?.querySelector("textarea")?.focus();
    setSaving(true);
    try {
      await addNote(id, text);
      await empty();
      await reload();
      showSuccess(texts.noteAdded);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      if (failure.status === 404) onDeleted();
      else if (failure.fieldErrors.text) setError(failure.fieldErrors.text);
      else showError(failure.message);
    } finally {
      setSaving(false);
    }
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      {draft.isRestored && <RestoredLine onDiscard={() => void empty()} />}
      <FieldFrame
        id={fieldId}
        name="text"
        label={texts.addNote}
        hint={texts.noteHint}
        {...(error !== undefined && { error })}
      >
        {(control) => <textarea {...control} maxLength={MAX_NOTE} rows={3} className={textareaClass} />}
      </FieldFrame>
      <div>
        <Button type="submit" variant="secondary" isBusy={isSaving} busyText={words.frame.saving}>
          {texts.saveNote}
        </Button>
      </div>
    </form>
  );
}

/** The name of the draft of a note. */
const noteDraft = (id: string) => `enquiry-note:${id}`;
