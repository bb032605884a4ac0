import { useCallback, useEffect, useState } from "react";

/** A field that is to be shown and focused, however deep in folded lists it lies. */
export function useWantedField() {
  const [wanted, setWanted] = useState<{ path: string }>();
  useEffect(() => {
    if (!wanted) return;
    // Lists unfold their item first.
    const frame = requestAnimationFrame(() => {
      const controls = [...document.querySelectorAll<HTMLElement>("[data-path]")];
      const inside = controls.find(({ dataset }) => isWithin(dataset.path ?? "", wanted.path));
      const around = controls.find(({ dataset }) => isWithin(wanted.path, dataset.path ?? ""));
      const control = inside ?? around;
      for (let fold = control?.closest("details"); fold; fold = fold.parentElement?.closest("details")) {
        fold.open = true;
      }
      control?.scrollIntoView({ block: "center" });
      control?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [wanted]);
  return { path: wanted?.path, ask: useCallback((path: string) => setWanted({ path }), []) };
}

/** Whether a path is the other one, or leads on from it. */
export const isWithin = (path: string, outer: string) => path === outer || path.startsWith(`${outer}.`);
