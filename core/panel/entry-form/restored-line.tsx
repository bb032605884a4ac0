import { useEffect, useEffectEvent, useRef, useState } from "react";
import { words } from "../../ui/panel-words.ts";
import { Button } from "../parts/button.tsx";
import { Notice } from "../parts/notice.tsx";

/** A note that a draft was restored, with a button to discard it. */
export function RestoredLine({
  onDiscard,
  text = words.entryForm.restored,
}: {
  onDiscard: () => void;
  text?: string;
}) {
  return (
    <Notice kind="done" role="status" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      {text}
      <Button variant="secondary" onClick={onDiscard}>
        {words.entryForm.discardRestored}
      </Button>
    </Notice>
  );
}

interface CancelledLineProps {
  /** Whether the user has typed something else since. */
  isChanged: () => boolean;
  onBringBack: () => void;
}

/** A note that this form was cancelled with changes, with a button that restores them into the empty form. */
export function CancelledLine({ isChanged, onBringBack }: CancelledLineProps) {
  const [isLate, setLate] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const look = useEffectEvent(() => setLate(isChanged()));
  useEffect(() => {
    const form = ref.current?.closest("form");
    form?.addEventListener("input", look);
    return () => form?.removeEventListener("input", look);
  }, []);
  return (
    <div
      ref={ref}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-cream-deep px-4 py-2"
    >
      {words.entryForm.cancelledBefore}
      {/* Would replace what is typed now. */}
      <Button variant="secondary" onClick={onBringBack} disabled={isLate}>
        {words.entryForm.bringBack}
      </Button>
    </div>
  );
}
