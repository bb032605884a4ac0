import { useEffect, useEffectEvent } from "react";

const INTERVAL_MS = 20_000;
/** An abandoned screen stops calling it, so that its session ends like any other. */
const ABANDONED_MS = 10 * 60_000;

/** Calls `check` regularly while the screen is visible and in use, to show what others do. */
export function useRegularCheck(check: () => void): void {
  const checkNow = useEffectEvent(check);
  useEffect(() => {
    let usedAt = Date.now();
    const noteUse = () => {
      usedAt = Date.now();
    };
    const timer = setInterval(() => {
      if (!document.hidden && Date.now() - usedAt < ABANDONED_MS) checkNow();
    }, INTERVAL_MS);
    for (const event of ["keydown", "pointerdown"]) window.addEventListener(event, noteUse);
    return () => {
      clearInterval(timer);
      for (const event of ["keydown", "pointerdown"]) window.removeEventListener(event, noteUse);
    };
  }, []);
}
