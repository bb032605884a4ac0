import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** Loads the screen's data again and again while something is under way. */
export function useReloadWhile(isUnderWay: boolean, everyMs: number): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => void revalidate(), everyMs);
    return () => clearInterval(timer);
  }, [isUnderWay, everyMs, revalidate]);
}
