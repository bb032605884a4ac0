import { useState } from "react";

const KEY = "preview";

/** Whether the preview beside a form is hidden, stored in this browser. */
export function useHiddenPreview() {
  const [isHidden, setHidden] = useState(() => localStorage.getItem(KEY) === "hidden");
  function toggle(): void {
    localStorage.setItem(KEY, isHidden ? "shown" : "hidden");
    setHidden(!isHidden);
  }
  return { isHidden, toggle };
}
