import { useCallback, useEffect, useState } from "react";

/** A field that is to be shown and focused, however deep in folded lists it lies. */
export function useWantedField() {
  const [wanted, setWanted] = useState<{ path: string }>();
  useEffect(() => {
    if (!wanted) return;
    // Lists unfold their item first, which takes them a frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => show(wanted.path));
    });
    return () => cancelAnimationFrame(frame);
  }, [wanted]);
  return { path: wanted?.path, ask: useCallback((path: string) => setWanted({ path }), []) };
}

function show(path: string): void {
  const controls = [...document.querySelectorAll<HTMLElement>("[data-path]")];
  const inside = controls.find(({ dataset }) => isWithin(dataset.path ?? "", path));
  const control = inside ?? controls.find(({ dataset }) => isWithin(path, dataset.path ?? ""));
  for (let fold = control?.closest("details"); fold; fold = fold.parentElement?.closest("details")) {
    fold.open = true;
  }
  control?.scrollIntoView({ block: "center" });
  control?.focus({ preventScroll: true });
}

/** Whether a path is the other one, or leads on from it. */
export const isWithin = (path: string, outer: string) => path === outer || path.startsWith(`${outer}.`);
