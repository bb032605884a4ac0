import type { ReactNode } from "react";
import type { Entity, Resource } from "../../content/types/define-resource.ts";
import { ApprovalNote } from "../approval/approval-mark.tsx";
import type { EntryFormProps } from "../entry-form/entry-form.tsx";
import { lazyPart } from "../parts/lazy-part.tsx";
import { Notice } from "../parts/notice.tsx";
import type { ToastAction } from "../parts/toasts/toasts.tsx";
import type { CarriedFields } from "./create-form.tsx";
import type { EntryList } from "./use-entry-list.ts";

const EntryModal = lazyPart(async () => (await import("./entry-modal.tsx")).EntryModal);
const ViewModal = lazyPart(async () => (await import("./view-modal.tsx")).ViewModal);

interface Wording {
  title: string;
  submit: string;
}

export interface ListModalProps<R extends Resource>
  extends Pick<
    EntryFormProps<R>,
    "fieldOrder" | "findWarnings" | "suggestions" | "optionNames" | "hints" | "folded" | "belowFields"
  > {
  list: EntryList<R>;
  /** Absent if the form for new entries is on the screen itself. */
  create?: Wording;
  update: Wording;
  /** The initial values of a new entry, at the moment at which its form opens. */
  startValues?: () => Readonly<Record<string, string>>;
  /** Adds a button "save and add another" to the form for new entries, which keeps these fields for the next entry. */
  carries?: CarriedFields<R>;
  /** Shown above the form of an existing entry. */
  children?: (entry: Entity<R>) => ReactNode;
  /** An action in the message after a save. */
  nextAfter?: (entry: Entity<R>) => ToastAction;
}

/** The modal that creates, edits and shows the entries of a list. */
export function ListModal<R extends Resource>(props: ListModalProps<R>) {
  const { list, create, update, startValues, carries, children, nextAfter, ...form } = props;
  const { copy, editing, focusedField, reopened, resource, options } = list;
  const isNew = editing === "new";
  const wording = isNew ? create : update;
  if (list.viewing) return <ViewModal list={list} />;
  if (!editing || !wording) return null;
  return (
    <EntryModal
      {...form}
      resource={resource}
      entry={isNew ? undefined : editing}
      {...(isNew && { startValues: startValues?.() })}
      reopened={reopened}
      focusedField={focusedField}
      {...(copy && { startValues: copy.values, draftName: `like ${copy.id}` })}
      options={options}
      title={wording.title}
      submitLabel={wording.submit}
      {...(isNew && { carries })}
      onSaved={(saved) => {
        if (!saved.addsAnother) list.stopEditing();
        void list.noteSaved(saved, nextAfter?.(saved.entry));
      }}
      onClose={(left) => {
        list.stopEditing();
        list.noteCancelled(left, (form) => list.reopen({ editing, copy, form }));
      }}
    >
      {copy?.note && <Notice className="mb-5">{copy.note}</Notice>}
      {!isNew && <ApprovalNote {...editing} />}
      {!isNew && children?.(editing)}
    </EntryModal>
  );
}
