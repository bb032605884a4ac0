import { reorder } from "@atlaskit/pragmatic-drag-and-drop/reorder";
import { useEffect, useRef, useState } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import type { Entity, Resource } from "../../../content/resources/define-resource.ts";
import { useConfirm } from "../../ui/confirm.tsx";
import { words } from "../../ui/panel-words.ts";
import { showError, showSuccess, type ToastAction } from "../../ui/toasts.tsx";
import { removeEntry, saveOrder } from "../api/api-client.ts";
import { ApiFailure } from "../api/api-failure.ts";
import { restoreFromTrash } from "../history/history-client.ts";
import { type Undo, useUndo } from "../history/use-undo.ts";
import type { ScreenOptions } from "../screen.ts";
import type { LoadedEntries } from "./load-page.ts";

/** A click this soon after the cards have moved is ignored: it was meant for another card. */
const SECOND_PRESS_MS = 1000;

export type EntryList<R extends Resource> = ReturnType<typeof useEntryList<R>>;

/** The state of a list screen: the entries, the open form and deletion. */
export function useEntryList<R extends Resource>(
  resource: R,
  loaded: LoadedEntries<R>,
  options: ScreenOptions = {},
) {
  const { messages } = resource;
  const revalidator = useRevalidator();
  const confirm = useConfirm();
  const takeBack = useUndo();
  const frameRef = useRef<HTMLElement>(null);
  /** The heights of deleted cards, whose places stay so that the other cards do not move. */
  const [gaps, setGaps] = useState<ReadonlyMap<string, number>>(new Map());
  const [removingId, setRemovingId] = useState<string>();
  const cardsMovedAt = useRef(Number.NEGATIVE_INFINITY);
  const opensNew = useNewInAddress();
  const [editing, setEditing] = useState<"new" | Entity<R> | undefined>(opensNew ? "new" : undefined);
  const [copy, setCopy] = useState<EntryCopy>();
  const order = useEntryOrder(resource, loaded, () => revalidator.revalidate());
  const [editedInPlace, setEditedInPlace] = useState<readonly Place<R>[]>([]);
  const entries = loaded.entries.filter((entry) => !gaps.has(entry._id));
  const isEmpty = entries.length === 0;
  const shown = keepEdited(isEmpty ? [] : order.entries, editedInPlace);
  /** There are more entries on other pages, which have to be loaded. */
  const isLastOfPage = entries.length === 1 && loaded.total > loaded.entries.length;
  const toastOptions = { milliseconds: options.toastMs };

  useEffect(() => {
    if (loaded.hasFailed && !options.failsInline)
      showError(messages.loadFailed, { milliseconds: options.toastMs });
  }, [loaded, messages, options.toastMs, options.failsInline]);

  const succeed = (text: string, undo?: Undo, next?: ToastAction) =>
    showSuccess(text, {
      ...toastOptions,
      ...(next && { next }),
      ...(options.alertsSuccess && { role: "alert" }),
      ...(undo && { onUndo: () => void takeBack(undo) }),
    });

  /** Returns whether the entry was deleted. `title` is shown to the user. */
  async function remove(entry: Entity<R>, title: string): Promise<boolean> {
    const isAgreed = messages.confirmDelete
      ? await confirm({
          title: words.entryList.deleteQuestion(title),
          text: words.translate(messages.confirmDelete),
          accept: words.frame.delete,
        })
      : Date.now() - cardsMovedAt.current >= SECOND_PRESS_MS;
    if (!isAgreed) return false;
    setRemovingId(entry._id);
    try {
      const { undo } = await removeEntry(resource, entry._id);
      succeed(messages.deleted, undo === null ? undefined : () => bringBack(entry, undo));
      if (options.dropsDeleted && !isLastOfPage) leaveGap(entry);
      else await reloadAfterRemoval();
      // The button that had the focus is no longer there.
      frameRef.current?.focus({ preventScroll: true });
      return true;
    } catch (error) {
      await explainRemoval(error);
      return false;
    } finally {
      setRemovingId(undefined);
    }
  }

  function leaveGap({ _id }: Entity<R>): void {
    const card = frameRef.current?.querySelector<HTMLElement>(`[data-entry="${_id}"]`);
    setGaps((all) => new Map(all).set(_id, card?.getBoundingClientRect().height ?? 0));
  }

  async function bringBack({ _id }: Entity<R>, revision: string): Promise<string | undefined> {
    const problems = await restoreFromTrash(revision);
    setGaps((all) => new Map([...all].filter(([id]) => id !== _id)));
    return problems;
  }

  async function explainRemoval(error: unknown): Promise<void> {
    const serverMessage =
      options.useServerMessageFor?.includes("delete") && error instanceof ApiFailure && error.serverMessage;
    showError(serverMessage || messages.deleteFailed, toastOptions);
    // Somebody else may have deleted it already.
    if (error instanceof ApiFailure && error.status === 404) await reloadAfterRemoval();
  }

  async function reloadAfterRemoval(): Promise<void> {
    await revalidator.revalidate();
    cardsMovedAt.current = Date.now();
  }

  return {
    resource,
    options,
    frameRef,
    /** The entries in order, with the heights of deleted cards. */
    places: shown.map((entry) => ({ entry, gap: gaps.get(entry._id) })),
    order,
    isEmpty,
    total: loaded.total,
    hasFailed: loaded.hasFailed,
    reload: () => revalidator.revalidate(),
    removingId,
    remove,
    opensNew,
    editing,
    startCreate: () => setEditing("new"),
    startEdit: (entry: Entity<R>) => setEditing(entry),
    /** The initial values of a new entry that copies another one. */
    copy,
    startCopy(begun: EntryCopy) {
      setCopy(begun);
      setEditing("new");
    },
    stopEditing() {
      setEditing(undefined);
      setCopy(undefined);
    },
    isEditedInPlace: ({ _id }: Entity<R>) => editedInPlace.some(({ entry }) => entry._id === _id),
    startEditInPlace(entry: Entity<R>) {
      const index = shown.findIndex(({ _id }) => _id === entry._id);
      setEditedInPlace((all) => [...all, { entry, index }]);
    },
    stopEditInPlace({ _id }: Entity<R>) {
      setEditedInPlace((all) => all.filter(({ entry }) => entry._id !== _id));
      // The card may be removed together with its form.
      frameRef.current?.focus({ preventScroll: true });
    },
    /** Call this after each save. */
    async noteSaved(mode: "create" | "update", undo?: Undo, next?: ToastAction): Promise<void> {
      succeed(mode === "create" ? messages.created : messages.updated, undo, next);
      await revalidator.revalidate();
    },
  };
}

export interface EntryCopy {
  /** The copied entry. */
  id: string;
  values: Readonly<Record<string, string>>;
  /** A note on what is not copied. */
  note: string;
}

interface Place<R extends Resource> {
  entry: Entity<R>;
  index: number;
}

/** Keeps entries that are being edited in place, even if the loaded list no longer has them. */
function keepEdited<R extends Resource>(
  loaded: readonly Entity<R>[],
  edited: readonly Place<R>[],
): Entity<R>[] {
  const shown = [...loaded];
  for (const { entry, index } of edited) {
    if (!shown.some(({ _id }) => _id === entry._id)) shown.splice(index, 0, entry);
  }
  return shown;
}

/** Whether the address has `?new`, as in the dashboard's quick actions. Removes it from the address. */
function useNewInAddress(): boolean {
  const [search, setSearch] = useSearchParams();
  const [isNew] = useState(search.has("new"));
  useEffect(() => {
    if (!search.has("new")) return;
    const others = new URLSearchParams(search);
    others.delete("new");
    setSearch(others, { replace: true, preventScrollReset: true });
  }, [search, setSearch]);
  return isNew;
}

/** A changed order of the loaded entries; dropped when they are loaded again. */
interface Arrangement<R extends Resource> {
  loaded: LoadedEntries<R>;
  entries: Entity<R>[];
}

/** The order of a list, which the user changes: shown at once, then saved. */
function useEntryOrder<R extends Resource>(
  resource: R,
  loaded: LoadedEntries<R>,
  reload: () => Promise<void>,
) {
  const path = resource.paths.order;
  const [arrangement, setArrangement] = useState<Arrangement<R>>();
  const [announcement, setAnnouncement] = useState("");
  /** Sends one order at a time, and then the latest, so that none overtakes a later one. */
  const sending = useRef<{ isBusy: boolean; next?: Arrangement<R>; saved?: Arrangement<R> }>({
    isBusy: false,
  });
  const entries = arrangement?.loaded === loaded ? arrangement.entries : loaded.entries;

  function move(id: string, place: number, title: string): void {
    const startIndex = placeOf(id);
    if (path === undefined || startIndex === place) return;
    const moved = { loaded, entries: reorder({ list: entries, startIndex, finishIndex: place }) };
    setArrangement(moved);
    setAnnouncement(words.entryList.moved(title, place + 1, entries.length));
    void send(path, moved);
  }

  async function send(to: string, latest: Arrangement<R>): Promise<void> {
    const { current } = sending;
    current.next = latest;
    if (current.isBusy) return;
    current.isBusy = true;
    try {
      for (let next = takeNext(); next; next = takeNext()) {
        await saveOrder(
          to,
          next.entries.map(({ _id }) => _id),
        );
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
    const isStale = error instanceof ApiFailure && error.status === 409;
    showError(isStale ? words.entryList.orderIsStale : words.entryList.orderFailed);
    setAnnouncement("");
    setArrangement(sending.current.saved);
    if (isStale) await reload();
  }

  const placeOf = (id: string) => entries.findIndex((entry) => entry._id === id);

  return {
    entries,
    /** For screen readers. */
    announcement,
    isMovable: path !== undefined && loaded.isWhole && entries.length > 1,
    placeOf,
    move,
  };
}
