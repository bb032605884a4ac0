import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { dropDraft, findDraft, keepDraft, keepSoon } from "../typing/drafts.ts";
import { findControl } from "./form-values.ts";

interface FormDraftOptions<Rest> {
  /** Identifies the form. */
  name: string;
  /** Whether the draft holds private data of a student or a visitor. */
  isPrivate: boolean;
  form: RefObject<HTMLFormElement | null>;
  isChanged: () => boolean;
  /** What to store besides the texts; stored again if the object changes. */
  rest: Rest;
  /** Called with the rest after the texts are restored. */
  onFound?: (rest: Rest) => void;
}

/** Stores a draft while the user types, and restores it when the form is opened again. */
export function useFormDraft<Rest>(options: FormDraftOptions<Rest>) {
  const { name, isPrivate, form, isChanged, rest, onFound } = options;
  const cancel = useRef(() => {});
  const [isRestored, setRestored] = useState(false);

  const bringBack = useEffectEvent((kept: { texts: Record<string, string>; rest: Rest }) => {
    if (!form.current || isChanged()) return;
    for (const [field, text] of Object.entries(kept.texts)) {
      const control = findControl(form.current, field);
      if (control) control.value = text;
    }
    // A draft has no entries for unchecked boxes.
    for (const box of form.current.querySelectorAll<HTMLInputElement>("input[type=checkbox]")) {
      box.checked = Object.hasOwn(kept.texts, box.name);
    }
    onFound?.(kept.rest);
    setRestored(true);
  });
  useEffect(() => {
    let isOpen = true;
    void findDraft<Parameters<typeof bringBack>[0]>(name).then((kept) => kept && isOpen && bringBack(kept));
    return () => {
      isOpen = false;
    };
  }, [name]);

  const keep = useEffectEvent(() => {
    if (!form.current) return;
    if (!isChanged()) return void dropDraft(name);
    const texts = [...new FormData(form.current)].filter(([, value]) => typeof value === "string");
    void keepDraft(name, { texts: Object.fromEntries(texts), rest }, isPrivate);
  });
  const noteChange = useEffectEvent(() => {
    cancel.current = keepSoon(name, keep);
  });
  useEffect(() => {
    const typed = form.current;
    typed?.addEventListener("input", noteChange);
    return () => {
      typed?.removeEventListener("input", noteChange);
      cancel.current();
    };
  }, [form]);
  const keptRest = useRef(rest);
  useEffect(() => {
    if (keptRest.current !== rest) noteChange();
    keptRest.current = rest;
  }, [rest]);

  return {
    /** Whether the form was restored from a draft. */
    isRestored,
    /** Deletes the draft. */
    async drop(): Promise<void> {
      setRestored(false);
      await dropDraft(name);
    },
  };
}
