import { useRef } from "react";
import type { Resource } from "../../../content/resources/define-resource.ts";
import { useConfirm } from "../../ui/confirm.tsx";
import { Modal } from "../../ui/modal.tsx";
import { LEAVE_QUESTION } from "../leave-guard.tsx";
import { EntryForm, type EntryFormHandle, type EntryFormProps } from "./entry-form.tsx";

interface EntryModalProps<R extends Resource> extends Omit<EntryFormProps<R>, "handle" | "onCancel"> {
  title: string;
  onClose: () => void;
}

/** An entry's form in a modal. Escape and the cross ask before they throw changes away; Cancel means it. */
export function EntryModal<R extends Resource>({ title, onClose, ...form }: EntryModalProps<R>) {
  const handle = useRef<EntryFormHandle>(null);
  const confirm = useConfirm();

  async function requestClose() {
    if (handle.current?.isSaving()) return;
    if (!handle.current?.isChanged() || (await confirm(LEAVE_QUESTION))) onClose();
  }

  return (
    <Modal title={title} onClose={requestClose}>
      <EntryForm {...form} handle={handle} onCancel={onClose} />
    </Modal>
  );
}
