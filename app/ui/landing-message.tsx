import { useEffect, useRef, useState } from "react";

const KEY = "message";
const SHOWN_MS = 5000;

/** Has the next public page say something, once. */
export function leaveMessage(text: string): void {
  sessionStorage.setItem(KEY, text);
}

/** Where public pages say what was left for them; they do without the panel's toasts. */
export function LandingMessage() {
  const [text, setText] = useState<string>();
  const ref = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const left = sessionStorage.getItem(KEY);
    if (left === null) return;
    sessionStorage.removeItem(KEY);
    setText(left);
    const timer = setTimeout(setText, SHOWN_MS, undefined);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (text === undefined) return;
    ref.current?.showPopover();
    // The notice board may open after it; whatever popover is shown last lies on top.
    const raise = ({ target }: Event) => {
      if (!(target instanceof HTMLDialogElement)) return;
      ref.current?.hidePopover();
      ref.current?.showPopover();
    };
    document.addEventListener("toggle", raise, { capture: true });
    return () => document.removeEventListener("toggle", raise, { capture: true });
  }, [text]);

  if (text === undefined) return null;
  return (
    <p
      ref={ref}
      role="status"
      popover="manual"
      className="fixed top-4 right-4 bottom-auto left-auto w-80 max-w-[calc(100vw-2rem)] rounded-control border-leaf border-l-4 bg-paper p-4 text-ink shadow-raised"
    >
      {text}
    </p>
  );
}
