import { useCallback, useEffect, useState } from "react";

/** A new object for each request, so that the same field can be requested again. */
export interface WantedField {
  path: string;
}

/** Shows and focuses a requested field, after lists have opened its item. */
export function useWantedField() {
  const [wanted, setWanted] = useState<WantedField>();
  useEffect(() => {
    if (wanted) showField(wanted.path);
  }, [wanted]);
  return { wanted, ask: useCallback((path: string) => setWanted({ path }), []) };
}

const findControls = () => [...document.querySelectorAll<HTMLElement>("[data-path]")];

/** Focuses the first field of an item; its title, which is a button, has the path of the item itself. */
export const showFirstFieldOf = (path: string): void =>
  show(
    findControls()
      .filter(({ dataset }) => dataset.path?.startsWith(`${path}.`))
      .find(isInShownLanguage),
    "nearest",
  );

export function showField(path: string, block: ScrollLogicalPosition = "center"): void {
  const controls = findControls();
  const inside = controls.filter(({ dataset }) => isWithin(dataset.path ?? "", path));
  const control =
    inside.find(isInShownLanguage) ??
    inside[0] ??
    controls.find(({ dataset }) => isWithin(path, dataset.path ?? ""));
  show(control, block);
}

function show(control: HTMLElement | undefined, block: ScrollLogicalPosition): void {
  for (let fold = control?.closest("details"); fold; fold = fold.parentElement?.closest("details")) {
    fold.open = true;
  }
  control?.scrollIntoView({ block });
  control?.focus({ preventScroll: true });
}

/** On a phone the form may show only one language. */
function isInShownLanguage(control: HTMLElement): boolean {
  const side = control.closest("[data-language]");
  return side === null || getComputedStyle(side).display !== "none";
}

/** Whether a path equals the outer path or is inside of it. */
export const isWithin = (path: string, outer: string) => path === outer || path.startsWith(`${outer}.`);
