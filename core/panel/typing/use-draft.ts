import { useEffect, useRef } from "react";
import type { Draft } from "./draft.ts";
import { dropDraft, keepDraft, keepSoon } from "./drafts.ts";

interface KeptDraft extends Omit<Draft<unknown>, "isCancelled"> {
  /** Identifies the form. */
  name: string;
  /** Whether there is something to store. */
  isChanged: boolean;
  /** Whether the draft holds private data of a student or a visitor. */
  isPrivate?: boolean;
}

/** Stores a draft shortly after each change of its parts, and deletes it once there is nothing to store any more. */
export function useDraft({ name, isChanged, isPrivate = false, values, base, files }: KeptDraft): void {
  const wasChanged = useRef(false);
  useEffect(() => {
    // A stored draft may still be on its way into the form.
    if (!isChanged) return void (wasChanged.current && dropDraft(name));
    wasChanged.current = true;
    return keepSoon(name, () => void keepDraft(name, { values, base, files }, isPrivate));
  }, [name, isChanged, isPrivate, values, base, files]);
}
