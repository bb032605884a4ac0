import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Draft } from "../typing/draft.ts";
import { dropDraft, findDraft, keepDraft, keepSoon } from "../typing/drafts.ts";
import { findControl } from "./form-values.ts";

/** The values that a user has entered into a form, by field. */
export type FormDraft<Base, Files> = Draft<Record<string, string>, Base, Files>;

interface FormDraftOptions<Base, Files> {
  /** Identifies the form. */
  name: string;
  /** Whether the draft holds private data of a student or a visitor. */
  isPrivate: boolean;
  form: RefObject<HTMLFormElement | null>;
  isChanged: () => boolean;
  /** Stored besides the texts, and again if one of the objects changes. */
  base?: Base;
  files?: Files;
  /** The initial values, instead of a stored draft. */
  reopened?: FormDraft<Base, Files> | undefined;
  /** Called with the draft after the texts are restored. */
  onFound?: (draft: FormDraft<Base, Files>) => void;
}

/** Stores a draft while the user types, and restores it when the form is opened again. */
export function useFormDraft<Base, Files>(options: FormDraftOptions<Base, Files>) {
  const { name, isPrivate, form, isChanged, base, files, reopened, onFound } = options;
  const cancel = useRef(() => {});
  const [isRestored, setRestored] = useState(false);
  const [cancelled, setCancelled] = useState<FormDraft<Base, Files>>();

  function bringBack(kept: FormDraft<Base, Files>): void {
    if (!form.current || isChanged()) return;
    for (const [field, text] of Object.entries(kept.values)) {
      const control = findControl(form.current, field);
      if (control) control.value = text;
    }
    // A draft has no entries for unchecked boxes.
    for (const box of form.current.querySelectorAll<HTMLInputElement>("input[type=checkbox]")) {
      box.checked = Object.hasOwn(kept.values, box.name);
    }
    onFound?.(kept);
    setRestored(true);
    setCancelled(undefined);
  }
  /** Restores a cancelled form; the stored draft is no longer marked as cancelled. */
  function reopen(left: FormDraft<Base, Files>): void {
    bringBack(left);
    cancel.current = keepSoon(name, () => keep());
  }
  const begin = useEffectEvent((kept: FormDraft<Base, Files> | undefined) => {
    if (kept?.isCancelled) setCancelled(kept);
    else if (kept) bringBack(kept);
  });
  const beginAgain = useEffectEvent(reopen);
  useEffect(() => {
    let isOpen = true;
    if (reopened) beginAgain(reopened);
    else void findDraft<FormDraft<Base, Files>>(name).then((kept) => isOpen && begin(kept));
    return () => {
      isOpen = false;
    };
  }, [name, reopened]);

  const readDraft = (from: HTMLFormElement): FormDraft<Base, Files> => {
    const texts = [...new FormData(from)].flatMap(([field, value]) =>
      typeof value === "string" ? [[field, value] as const] : [],
    );
    return { values: Object.fromEntries(texts), base, files };
  };

  const keep = useEffectEvent(() => {
    if (!form.current) return;
    if (!isChanged()) return void dropDraft(name);
    void keepDraft(name, readDraft(form.current), isPrivate);
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
  const noted = useRef({ base, files });
  useEffect(() => {
    if (noted.current.base !== base || noted.current.files !== files) noteChange();
    noted.current = { base, files };
  }, [base, files]);

  return {
    /** Whether the form was restored from a draft. */
    isRestored,
    /** Whether a cancelled form had changes, which `bringBackCancelled` restores. */
    hasCancelled: cancelled !== undefined,
    bringBackCancelled: () => cancelled && reopen(cancelled),
    /** Stores the draft of a form that the user cancels. Returns what was entered; undefined if nothing was changed. */
    leave(): FormDraft<Base, Files> | undefined {
      cancel.current();
      if (!form.current || !isChanged()) return undefined;
      const draft = readDraft(form.current);
      void keepDraft(name, { ...draft, isCancelled: true }, isPrivate);
      return draft;
    },
    /** Deletes the draft. */
    async drop(): Promise<void> {
      setRestored(false);
      await dropDraft(name);
    },
  };
}
