import { type ReactNode, useRef } from "react";
import type { Entity, Resource } from "../../../content/resources/define-resource.ts";
import { Modal } from "../../ui/modal.tsx";
import type { ToastAction } from "../../ui/toasts.tsx";
import { EntryForm, type EntryFormHandle, type EntryFormProps } from "../entry-form/entry-form.tsx";
import type { EntryList } from "./use-entry-list.ts";

interface Wording {
  title: string;
  submit: string;
}

export interface ListModalProps<R extends Resource>
  extends Pick<EntryFormProps<R>, "fieldOrder" | "findWarnings" | "suggestions" | "optionNames" | "folded"> {
  list: EntryList<R>;
  /** Absent if the form for new entries is on the screen itself. */
  create?: Wording;
  update: Wording;
  /** The initial values of a new entry, at the moment at which its form opens. */
  startValues?: () => Readonly<Record<string, string>>;
  /** Shown above the form of an existing entry. */
  children?: (entry: Entity<R>) => ReactNode;
  /** An action in the message after a save. */
  nextAfter?: (entry: Entity<R>) => ToastAction;
}

/** The modal that creates and edits the entries of a list. */
export function ListModal<R extends Resource>(props: ListModalProps<R>) {
  const { list, create, update, startValues, children, nextAfter, ...form } = props;
  const { copy, editing, resource, options } = list;
  const isNew = editing === "new";
  const wording = isNew ? create : update;
  if (!editing || !wording) return null;
  return (
    <EntryModal
      {...form}
      resource={resource}
      entry={isNew ? undefined : editing}
      {...(isNew && { startValues: startValues?.() })}
      {...(copy && { startValues: copy.values, draftName: `like ${copy.id}` })}
      options={options}
      title={wording.title}
      submitLabel={wording.submit}
      onSaved={({ mode, entry, undo }) => {
        list.stopEditing();
        void list.noteSaved(mode, undo, nextAfter?.(entry));
      }}
      onClose={list.stopEditing}
    >
      {copy && <p className="mb-5 rounded-control bg-saffron-soft px-4 py-3">{copy.note}</p>}
      {!isNew && children?.(editing)}
    </EntryModal>
  );
}

interface EntryModalProps<R extends Resource> extends Omit<EntryFormProps<R>, "handle" | "onCancel"> {
  title: string;
  onClose: () => void;
  /** Shown above the form. */
  children?: ReactNode;
}

/** An entry's form in a modal; Escape and the close button cancel the form. */
function EntryModal<R extends Resource>({ title, onClose, children, ...form }: EntryModalProps<R>) {
  const handle = useRef<EntryFormHandle>(null);
  return (
    <Modal title={title} onClose={() => handle.current?.cancel()}>
      {children}
      <EntryForm {...form} handle={handle} onCancel={onClose} />
    </Modal>
  );
}
