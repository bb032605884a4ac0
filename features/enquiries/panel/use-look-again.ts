import { useEffect, useEffectEvent } from "react";

const LOOK_AGAIN_MS = 20_000;
/** An abandoned screen stops to ask, so that its session ends like any other. */
const ABANDONED_MS = 10 * 60_000;

/** Calls `look` regularly while the screen is visible and in use, to show what others do. */
export function useLookAgain(look: () => void): void {
  const lookNow = useEffectEvent(look);
  useEffect(() => {
    let usedAt = Date.now();
    const noteUse = () => {
      usedAt = Date.now();
    };
    const timer = setInterval(() => {
      if (!document.hidden && Date.now() - usedAt < ABANDONED_MS) lookNow();
    }, LOOK_AGAIN_MS);
    for (const event of ["keydown", "pointerdown"]) window.addEventListener(event, noteUse);
    return () => {
      clearInterval(timer);
      for (const event of ["keydown", "pointerdown"]) window.removeEventListener(event, noteUse);
    };
  }, []);
}
