import { useEffect, useState } from "react";

const KEY = "message";
const SHOWN_MS = 5000;

/** Has the next public page say something, once. */
export function leaveMessage(text: string): void {
  sessionStorage.setItem(KEY, text);
}

/** Where public pages say what was left for them; they do without the panel's toasts and look alike. */
export function LandingMessage() {
  const [text, setText] = useState<string>();

  useEffect(() => {
    const left = sessionStorage.getItem(KEY);
    if (left === null) return;
    sessionStorage.removeItem(KEY);
    setText(left);
    const timer = setTimeout(setText, SHOWN_MS, undefined);
    return () => clearTimeout(timer);
  }, []);

  if (text === undefined) return null;
  return (
    <p
      role="status"
      className="fixed top-4 right-4 left-4 z-60 rounded-control border-leaf border-l-4 bg-paper p-4 shadow-raised sm:left-auto sm:w-80"
    >
      {text}
    </p>
  );
}
