import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { showField, showFirstFieldOf } from "../wanted-field.ts";

interface Focus {
  index: number;
  isNew: boolean;
}

/** Moves the focus after an item of a list is added, removed or restored. */
export function useItemFocus(path: string, count: number) {
  const [next, setNext] = useState<Focus>();
  const addButton = useRef<HTMLButtonElement>(null);
  const move = useEffectEvent(({ index, isNew }: Focus) => {
    const place = `${path}.${Math.min(index, count - 1)}`;
    if (count === 0) addButton.current?.focus();
    else if (isNew) showFirstFieldOf(place);
    else showField(place, "nearest");
  });
  useEffect(() => {
    if (next) move(next);
  }, [next]);
  return {
    /** Focused if no item is left. */
    addButton,
    focusNew: () => setNext({ index: count, isNew: true }),
    /** The item at this index, or the last one. */
    focusItem: useCallback((index: number) => setNext({ index, isNew: false }), []),
  };
}
