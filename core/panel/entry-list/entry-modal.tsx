import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Entity, Resource } from "../../content/types/define-resource.ts";
import { words } from "../../ui/panel-words.ts";
import { EntryForm, type EntryFormHandle, type EntryFormProps } from "../entry-form/entry-form.tsx";
import { inPanelLanguage } from "../panel-texts.ts";
import { Modal } from "../parts/modal.tsx";
import { Notice } from "../parts/notice.tsx";
import { type CarriedFields, carriedValues, focusFirstField } from "./create-form.tsx";

interface EntryModalProps<R extends Resource> extends Omit<EntryFormProps<R>, "handle" | "onCancel"> {
  title: string;
  carries?: CarriedFields<R> | undefined;
  onClose: NonNullable<EntryFormProps<R>["onCancel"]>;
  /** Shown above the form. */
  children?: ReactNode;
}

/** An entry's form in a modal; Escape and the close button cancel the form. */
export function EntryModal<R extends Resource>(props: EntryModalProps<R>) {
  const { title, carries, onClose, onSaved, startValues, children, ...form } = props;
  const handle = useRef<EntryFormHandle>(null);
  const frame = useRef<HTMLDivElement>(null);
  /** The entry that was saved last, if the user adds another one. */
  const [added, setAdded] = useState<Entity<R>>();
  useEffect(() => {
    if (added) focusFirstField(frame.current);
  }, [added]);
  return (
    <Modal title={title} onClose={() => handle.current?.cancel()}>
      {!added && children}
      <Notice kind="done" role="status" className="mb-5 text-leaf">
        {added &&
          words.entryForm.savedAndNext(
            String(inPanelLanguage(form.resource, added)[form.resource.search[0] ?? ""] ?? ""),
          )}
      </Notice>
      <div ref={frame}>
        <EntryForm
          {...form}
          key={added?._id}
          startValues={added ? carriedValues(added, carries) : startValues}
          {...(carries && { anotherLabel: words.entryForm.saveAndAddAnother })}
          handle={handle}
          onSaved={(saved) => {
            if (saved.addsAnother) setAdded(saved.entry);
            onSaved(saved);
          }}
          onCancel={onClose}
        />
      </div>
    </Modal>
  );
}
