import { useRef } from "react";
import { send } from "../../../../core/panel/api/send.ts";
import { RestoredLine } from "../../../../core/panel/entry-form/restored-line.tsx";
import { useFormDraft } from "../../../../core/panel/entry-form/use-form-draft.ts";
import { AreaField } from "../../../../core/panel/forms/fields.tsx";
import { Form } from "../../../../core/panel/forms/form.tsx";
import { FailureLine, SubmitButton } from "../../../../core/panel/forms/form-end.tsx";
import type { FieldErrors } from "../../../../core/panel/forms/form-state.ts";
import { showSuccess } from "../../../../core/panel/parts/toasts.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import { enquiryCalls, MAX_NOTE } from "../../content/enquiry-contract.ts";

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
  const form = useRef<HTMLFormElement>(null);
  const draft = useFormDraft({
    name: noteDraft(id),
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
      save={({ text = "" }) => send(enquiryCalls.addNote, { params: { id }, body: { text } })}
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

/** The name of the draft of a note. */
const noteDraft = (id: string) => `enquiry-note:${id}`;
