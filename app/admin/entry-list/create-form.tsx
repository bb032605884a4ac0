import { useEffect, useRef, useState } from "react";
import type { Resource } from "../../../content/resources/define-resource.ts";
import { EntryForm } from "../entry-form/entry-form.tsx";
import type { EntryList } from "./use-entry-list.ts";

interface CreateFormProps<R extends Resource> {
  list: EntryList<R>;
  title: string;
  submitLabel: string;
  onCancel?: () => void;
}

/** A form for new entries on the screen itself; it is empty again after each save. */
export function CreateForm<R extends Resource>({ list, title, submitLabel, onCancel }: CreateFormProps<R>) {
  const [savedCount, setSavedCount] = useState(0);
  const sectionRef = useRef<HTMLElement>(null);
  useEffect(() => {
    // Ready for the next one.
    if (savedCount > 0) sectionRef.current?.querySelector("input")?.focus();
  }, [savedCount]);
  return (
    <section ref={sectionRef} className="card mb-8 p-5 sm:p-7" aria-label={title}>
      <h2 className="mb-4 text-maroon text-subhead">{title}</h2>
      <EntryForm
        key={savedCount}
        resource={list.resource}
        manners={list.manners}
        submitLabel={submitLabel}
        isWide
        onCancel={onCancel}
        onSaved={() => {
          setSavedCount(savedCount + 1);
          void list.noteSaved("create");
        }}
      />
    </section>
  );
}
