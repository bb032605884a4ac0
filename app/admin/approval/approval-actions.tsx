import { type FormEvent, useId, useState } from "react";
import { MAX_NOTE } from "../../../content/api/approval-contract.ts";
import type { Entity, Resource } from "../../../content/resources/define-resource.ts";
import { Button } from "../../ui/button.tsx";
import { controlClass } from "../../ui/control-classes.ts";
import { FormEnd } from "../../ui/form-end.tsx";
import { Modal } from "../../ui/modal.tsx";
import { words } from "../../ui/panel-words.ts";
import { showError } from "../../ui/toasts.tsx";
import { ApiFailure } from "../api/api-failure.ts";
import { FieldFrame } from "../entry-form/field-frame.tsx";
import type { EntryList } from "../entry-list/use-entry-list.ts";
import { reviewDraft, submitDraft } from "./approval-client.ts";

const said = words.approval;

interface ApprovalActionsProps<R extends Resource> {
  list: EntryList<R>;
  entry: Entity<R>;
  title: string;
}

/** For the author of a draft: submit it. For those who may publish: approve a submitted draft, or send it back. */
export function ApprovalActions<R extends Resource>({ list, entry, title }: ApprovalActionsProps<R>) {
  const { resource, mayPublish } = list;
  const [isBusy, setBusy] = useState(false);
  const [isReturning, setReturning] = useState(false);
  const isWaiting = entry.approval === "waiting";

  /** Returns whether it succeeded. */
  async function run(action: () => Promise<void>, done: string): Promise<boolean> {
    setBusy(true);
    try {
      await action();
      list.showChange(done);
      return true;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      showError(error.id === "stale_edit" ? said.changedMeanwhile : error.message);
      return false;
    } finally {
      setBusy(false);
      await list.reload();
      // The button that had the focus may be gone.
      list.frameRef.current?.focus({ preventScroll: true });
    }
  }

  const name = <span className="sr-only"> {title}</span>;
  if (!mayPublish) {
    if (!list.mayChange(entry) || isWaiting) return null;
    return (
      <Button
        onClick={() => run(() => submitDraft(resource, entry), said.submitted)}
        isBusy={isBusy}
        busyText={words.frame.saving}
      >
        {said.submit}
        {name}
      </Button>
    );
  }
  if (!isWaiting) return null;
  return (
    <>
      <Button
        onClick={() => run(() => reviewDraft(resource, entry, { decision: "approve" }), said.approved)}
        isBusy={isBusy}
        busyText={words.frame.saving}
      >
        {said.approve}
        {name}
      </Button>
      <Button variant="secondary" onClick={() => setReturning(true)} disabled={isBusy}>
        {said.sendBack}
        {name}
      </Button>
      {isReturning && (
        <ReturnDialog
          title={title}
          isBusy={isBusy}
          onSend={async (note) => {
            const isDone = await run(
              () => reviewDraft(resource, entry, { decision: "return", note }),
              said.sentBack,
            );
            if (isDone) setReturning(false);
          }}
          onClose={() => setReturning(false)}
        />
      )}
    </>
  );
}

interface ReturnDialogProps {
  title: string;
  isBusy: boolean;
  onSend: (note: string) => void;
  onClose: () => void;
}

/** Asks for the note to the author. */
function ReturnDialog({ title, isBusy, onSend, onClose }: ReturnDialogProps) {
  const id = useId();
  const [error, setError] = useState<string>();

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const note = String(new FormData(event.currentTarget).get("note")).trim();
    setError(note === "" ? said.noteRequired : undefined);
    if (note === "") event.currentTarget.querySelector("textarea")?.focus();
    else onSend(note);
  }

  return (
    <Modal title={said.sendBackTitle(title)} width="narrow" onClose={onClose}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <p>{said.sendBackText}</p>
        <FieldFrame id={id} name="note" label={said.note} {...(error !== undefined && { error })}>
          {(control) => <textarea {...control} rows={4} maxLength={MAX_NOTE} className={controlClass} />}
        </FieldFrame>
        <FormEnd submit={said.sendBack} isBusy={isBusy} onCancel={onClose} />
      </form>
    </Modal>
  );
}
