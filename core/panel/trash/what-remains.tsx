import { useEffect, useRef } from "react";
import type { Message } from "../../content/messages/message.ts";
import { words } from "../../ui/panel-words.ts";
import { Button } from "../parts/button.tsx";

interface WhatRemainsProps {
  /** Says that it is done. */
  deleted: string;
  /** Introduces the list. */
  mayRemain: string;
  forgotten: { mayRemain: readonly string[]; mayRemainParams: readonly Message[] };
  onClose: () => void;
}

/** Places that may still have data after it was deleted for good. */
export function WhatRemains({ deleted, mayRemain, forgotten, onClose }: WhatRemainsProps) {
  const close = useRef<HTMLButtonElement>(null);
  // The element that had the focus is no longer there.
  useEffect(() => close.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <p role="status" className="font-bold text-leaf">
        {deleted}
      </p>
      <p>{mayRemain}</p>
      <ul className="list-disc pl-5">
        {forgotten.mayRemain.map((sentence, index) => (
          <li key={sentence}>{words.fromApi(forgotten.mayRemainParams[index], sentence)}</li>
        ))}
      </ul>
      <div className="flex justify-end">
        <Button ref={close} onClick={onClose}>
          {words.frame.close}
        </Button>
      </div>
    </div>
  );
}
