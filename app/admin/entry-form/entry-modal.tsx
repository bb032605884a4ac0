import { type ReactNode, useRef } from "react";
import type { Resource } from "../../../content/resources/define-resource.ts";
import { Modal } from "../../ui/modal.tsx";
import { EntryForm, type EntryFormHandle, type EntryFormProps } from "./entry-form.tsx";

interface EntryModalProps<R extends Resource> extends Omit<EntryFormProps<R>, "handle" | "onCancel"> {
  title: string;
  onClose: () => void;
  /** Stands above the form. */
  children?: ReactNode;
}

/** An entry's form in a modal; Escape and the cross do what its Cancel does. */
export function EntryModal<R extends Resource>({ title, onClose, children, ...form }: EntryModalProps<R>) {
  const handle = useRef<EntryFormHandle>(null);
  return (
    <Modal title={title} onClose={() => handle.current?.cancel()}>
      {children}
      <EntryForm {...form} handle={handle} onCancel={onClose} />
    </Modal>
  );
}
