import { type RefObject, useEffect, useRef, useState } from "react";
import type { Resource } from "../../../content/resources/define-resource.ts";
import { EntryForm } from "../entry-form/entry-form.tsx";
import type { EntryList } from "./use-entry-list.ts";

interface CreateFormProps<R extends Resource> {
  list: EntryList<R>;
  title: string;
  submitLabel: string;
  onCancel?: () => void;
  /** True where the form appears at the admin's wish. */
  opensFocused?: boolean;
  ref?: RefObject<HTMLElement | null>;
}

/** A form for new entries on the screen itself; it is empty again after each save. */
export function CreateForm<R extends Resource>({
  list,
  title,
  submitLabel,
  onCancel,
  opensFocused = false,
  ref,
}: CreateFormProps<R>) {
  const [savedCount, setSavedCount] = useState(0);
  const ownRef = useRef<HTMLElement>(null);
  const sectionRef = ref ?? ownRef;
  useEffect(() => {
    // Ready to type, and after a save ready for the next one.
    if (opensFocused || savedCount > 0) focusFirstField(sectionRef.current);
  }, [opensFocused, savedCount, sectionRef]);
  return (
    <section ref={sectionRef} className="card mb-8 overflow-visible p-5 sm:p-7" aria-label={title}>
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

export const focusFirstField = (section: HTMLElement | null) => section?.querySelector("input")?.focus();
