import "./create-form.css";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { Entity, Resource } from "../../content/types/define-resource.ts";
import { words } from "../../ui/panel-words.ts";
import { EntryForm, type EntryFormProps } from "../entry-form/entry-form.tsx";
import type { EntryList } from "./use-entry-list.ts";

/** Fields whose values are kept for the next entry. */
export type CarriedFields<R extends Resource> = readonly (keyof R["fields"] & string)[];

interface CreateFormProps<R extends Resource>
  extends Pick<
    EntryFormProps<R>,
    "fieldOrder" | "findWarnings" | "suggestions" | "folded" | "reopened" | "onCancel"
  > {
  list: EntryList<R>;
  title: string;
  submitLabel: string;
  /** Adds a button "save and add another", which keeps these fields for the next entry. */
  carries?: CarriedFields<R>;
  /** Whether the form was opened by the user. */
  opensFocused?: boolean;
  /** Shows only the first field until it gets the focus, so that the list is on the first screen. */
  startsFolded?: boolean;
  ref?: RefObject<HTMLElement | null>;
}

/** A form for new entries on the screen itself, which is emptied after each save. */
export function CreateForm<R extends Resource>(props: CreateFormProps<R>) {
  const {
    list,
    title,
    submitLabel,
    onCancel,
    carries,
    opensFocused = false,
    startsFolded,
    ref,
    ...form
  } = props;
  const [startValues, setStartValues] = useState<Record<string, string>>({});
  const [savedCount, setSavedCount] = useState(0);
  const [isFolded, setFolded] = useState(startsFolded === true);
  const ownRef = useRef<HTMLElement>(null);
  const sectionRef = ref ?? ownRef;
  useEffect(() => {
    // Focuses the first field when the form opens and after each save.
    if (opensFocused || savedCount > 0) focusFirstField(sectionRef.current);
  }, [opensFocused, savedCount, sectionRef]);
  return (
    <section
      ref={sectionRef}
      aria-label={title}
      onFocus={() => setFolded(false)}
      className={`card overflow-visible ${isFolded ? "folded-form mb-1 px-4 py-2" : "mb-5 p-5 sm:p-7"}`}
    >
      <h2 className={`text-maroon ${isFolded ? "text-lg/tight" : "mb-4 text-subhead"}`}>{title}</h2>
      <EntryForm
        {...form}
        key={savedCount}
        resource={list.resource}
        options={list.options}
        submitLabel={submitLabel}
        isWide
        startValues={startValues}
        {...(carries && { anotherLabel: words.entryForm.saveAndAddAnother })}
        onCancel={onCancel}
        onSaved={(saved) => {
          const { entry, addsAnother } = saved;
          setStartValues(carriedValues(entry, addsAnother ? carries : []));
          setSavedCount(savedCount + 1);
          void list.noteSaved(saved);
        }}
      />
    </section>
  );
}

export const carriedValues = <R extends Resource>(entry: Entity<R>, carries: CarriedFields<R> = []) =>
  Object.fromEntries(carries.map((name) => [name, String(entry[name] ?? "")]));

export const focusFirstField = (section: HTMLElement | null) => section?.querySelector("input")?.focus();
