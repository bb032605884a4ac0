import { useEffect, useEffectEvent, useState } from "react";
import type { Draft } from "./draft.ts";
import { findDraft } from "./drafts.ts";
import { useLeaveGuard } from "./leave-guard.tsx";
import { useDraft } from "./use-draft.ts";

interface TypedValuesOptions<Values> {
  /** The name of the draft. */
  name: string;
  /** Whether there is something to keep. */
  isTyped: (values: Values) => boolean;
  onRestored?: () => void;
}

/** Keeps text about a visitor as a private draft while it is typed, and restores it when the screen is opened again. */
export function useTypedValues<Values>({ name, isTyped, onRestored }: TypedValuesOptions<Values>) {
  const [typed, setTyped] = useState<Values>();
  const [isRestored, setRestored] = useState(false);
  const isChanged = typed !== undefined && isTyped(typed);
  useLeaveGuard(() => isChanged);
  useDraft({ name, isChanged, isPrivate: true, values: typed });

  const restore = useEffectEvent((kept: Values | undefined) => {
    if (!kept || typed) return;
    setTyped(kept);
    setRestored(true);
    onRestored?.();
  });
  useEffect(() => {
    let isCurrent = true;
    void findDraft<Draft<Values>>(name).then((kept) => isCurrent && restore(kept?.values));
    return () => {
      isCurrent = false;
    };
  }, [name]);

  return {
    /** Undefined if nothing was typed. */
    typed,
    setTyped,
    isRestored,
    discard(): void {
      setTyped(undefined);
      setRestored(false);
    },
  };
}
