import { useEffect, useRef, useState } from "react";
import { entryCallsOf } from "../../../content/api/entry-contract.ts";
import type { Entity, Resource } from "../../../content/types/define-resource.ts";
import { words } from "../../../ui/panel-words.ts";
import { failedWith } from "../../api/api-failure.ts";
import { send } from "../../api/send.ts";
import { showError } from "../../parts/toasts/toasts.tsx";
import type { LoadedEntries } from "../load-page.ts";
import type { ShowChange } from "../use-last-change.ts";

/** A changed order of the loaded entries; dropped when they are loaded again. */
interface Arrangement<R extends Resource> {
  loaded: LoadedEntries<R>;
  entries: Entity<R>[];
}

interface OrderOptions<R extends Resource> {
  resource: R;
  loaded: LoadedEntries<R>;
  showChange: ShowChange;
  /** Removes the offer to undo a change. */
  forget: () => void;
  reload: () => Promise<void>;
}

/** The order of a list, which the user changes: shown at once, then saved. */
export function useEntryOrder<R extends Resource>({
  resource,
  loaded,
  showChange,
  forget,
  reload,
}: OrderOptions<R>) {
  const [arrangement, setArrangement] = useState<Arrangement<R>>();
  const [announcement, setAnnouncement] = useState("");
  /** Sends one order at a time, and then the latest, so that none overtakes a later one. */
  const sending = useRef<{ isBusy: boolean; next?: Arrangement<R>; saved?: Arrangement<R> }>({
    isBusy: false,
  });
  /** The item that was moved last, and its index before that. */
  const lastMoved = useRef<{ id: string; from: number }>(undefined);
  const entries = arrangement?.loaded === loaded ? arrangement.entries : loaded.entries;

  function move(id: string, place: number, title: string): void {
    const startIndex = placeOf(id);
    if (startIndex === place) return;
    const others = entries.toSpliced(startIndex, 1);
    const moved = {
      loaded,
      entries: others.toSpliced(place, 0, ...entries.slice(startIndex, startIndex + 1)),
    };
    setArrangement(moved);
    const announced = words.entryList.moved(title, place + 1, entries.length);
    setAnnouncement(announced);
    // Moving an item step by step is one change.
    if (lastMoved.current?.id !== id) lastMoved.current = { id, from: startIndex };
    const { from } = lastMoved.current;
    showChange(announced, { isQuiet: true, onUndo: () => moveBack(id, from, title) });
    void save(moved);
  }

  /** The function of the last render, for an Undo that is pressed after the list is loaded again. */
  const latestMove = useRef(move);
  useEffect(() => {
    latestMove.current = move;
  });
  function moveBack(id: string, from: number, title: string): void {
    latestMove.current(id, from, title);
    lastMoved.current = undefined;
    forget();
  }

  async function save(latest: Arrangement<R>): Promise<void> {
    const { current } = sending;
    current.next = latest;
    if (current.isBusy) return;
    current.isBusy = true;
    try {
      for (let next = takeNext(); next; next = takeNext()) {
        const ids = next.entries.map(({ _id }) => _id);
        await send(entryCallsOf(resource).order, { body: { ids } });
        current.saved = next;
      }
    } catch (error) {
      current.next = undefined;
      await explain(error);
    } finally {
      current.isBusy = false;
    }
  }

  function takeNext(): Arrangement<R> | undefined {
    const { next } = sending.current;
    sending.current.next = undefined;
    return next;
  }

  async function explain(error: unknown): Promise<void> {
    const isStale = failedWith(error, 409);
    showError(isStale ? words.entryList.orderIsStale : words.entryList.orderFailed);
    setAnnouncement("");
    forget();
    setArrangement(sending.current.saved);
    if (isStale) await reload();
  }

  const placeOf = (id: string) => entries.findIndex((entry) => entry._id === id);

  return {
    entries,
    /** For screen readers. */
    announcement,
    isMovable: resource.paths.order !== undefined && loaded.isWhole && entries.length > 1,
    placeOf,
    move,
  };
}
