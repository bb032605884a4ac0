import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { dropDraft, findDraft, keepDraft, keepSoon } from "../typing/drafts.ts";
import { findControl } from "./form-values.ts";

/** The values that a user has entered into a form. */
export interface FormDraft<Rest> {
  texts: Record<string, string>;
  rest: Rest;
}

interface KeptFormDraft<Rest> extends FormDraft<Rest> {
  /** The user cancelled the form: it opens empty the next time, and offers what was typed. */
  isCancelled?: boolean;
}

interface FormDraftOptions<Rest> {
  /** Identifies the form. */
  name: string;
  /** Whether the draft holds private data of a student or a visitor. */
  isPrivate: boolean;
  form: RefObject<HTMLFormElement | null>;
  isChanged: () => boolean;
  /** Stored besides the texts, and again if the object changes. */
  rest: Rest;
  /** The initial values, instead of a stored draft. */
  reopened?: FormDraft<Rest> | undefined;
  /** Called with the rest after the texts are restored. */
  onFound?: (rest: Rest) => void;
}

/** Stores a draft while the user types, and restores it when the form is opened again. */
export function useFormDraft<Rest>(options: FormDraftOptions<Rest>) {
  const { name, isPrivate, form, isChanged, rest, reopened, onFound } = options;
  const cancel = useRef(() => {});
  const [isRestored, setRestored] = useState(false);
  const [cancelled, setCancelled] = useState<FormDraft<Rest>>();

  function bringBack(kept: FormDraft<Rest>): void {
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
    setCancelled(undefined);
  }
  /** Restores a cancelled form; the stored draft is no longer marked as cancelled. */
  function reopen(left: FormDraft<Rest>): void {
    bringBack(left);
    cancel.current = keepSoon(name, () => keep());
  }
  const begin = useEffectEvent((kept: KeptFormDraft<Rest> | undefined) => {
    if (kept?.isCancelled) setCancelled(kept);
    else if (kept) bringBack(kept);
  });
  const beginAgain = useEffectEvent(reopen);
  useEffect(() => {
    let isOpen = true;
    if (reopened) beginAgain(reopened);
    else void findDraft<KeptFormDraft<Rest>>(name).then((kept) => isOpen && begin(kept));
    return () => {
      isOpen = false;
    };
  }, [name, reopened]);

  const readTexts = (from: HTMLFormElement) =>
    Object.fromEntries(
      [...new FormData(from)].flatMap(([field, value]) =>
        typeof value === "string" ? [[field, value]] : [],
      ),
    );

  const keep = useEffectEvent(() => {
    if (!form.current) return;
    if (!isChanged()) return void dropDraft(name);
    void keepDraft(name, { texts: readTexts(form.current), rest }, isPrivate);
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
    /** Whether a cancelled form had changes, which `bringBackCancelled` restores. */
    hasCancelled: cancelled !== undefined,
    bringBackCancelled: () => cancelled && reopen(cancelled),
    /** Stores the draft of a form that the user cancels. Returns what was entered; undefined if nothing was changed. */
    leave(): Record<string, string> | undefined {
      cancel.current();
      if (!form.current || !isChanged()) return undefined;
      const texts = readTexts(form.current);
      const kept: KeptFormDraft<Rest> = { texts, rest, isCancelled: true };
      void keepDraft(name, kept, isPrivate);
      return texts;
    },
    /** Deletes the draft. */
    async drop(): Promise<void> {
      setRestored(false);
      await dropDraft(name);
    },
  };
}
