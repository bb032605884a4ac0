import { useEffect, useRef, useState } from "react";
import { useLocation, useRevalidator, useSearchParams } from "react-router";
import { entryCallsOf } from "../../content/api/entry-contract.ts";
import { UNDO_HEADER } from "../../content/api/history-contract.ts";
import type { Entity, Resource } from "../../content/types/define-resource.ts";
import { type AskedForm, readAskedForm, withoutAskedForm } from "../../content/types/entry-address.ts";
import { words } from "../../ui/panel-words.ts";
import { asFailure, failedWith } from "../api/api-failure.ts";
import { sendForHeaders } from "../api/send.ts";
import { useEntryRights } from "../approval/entry-rights.ts";
import type { CancelledForm, SavedEntry } from "../entry-form/use-entry-form.ts";
import { restoreFromTrash, restoreRevision } from "../history/restore-revision.ts";
import { type Undo, useUndo } from "../history/use-undo.ts";
import { useConfirm } from "../parts/confirm.tsx";
import { showError, type ToastAction } from "../parts/toasts/toasts.tsx";
import type { ScreenOptions } from "../screen.ts";
import { useMay } from "../session/rights.ts";
import type { LoadedEntries } from "./load-page.ts";
import { useEntryOrder } from "./order/use-entry-order.ts";
import { CANCELLED_FORM, useLastChange } from "./use-last-change.ts";

/** A click this soon after the cards have moved is ignored: it was meant for another card. */
const SECOND_PRESS_MS = 1000;

export type EntryList<R extends Resource> = ReturnType<typeof useEntryList<R>>;

/** The state of a list screen: the entries, the open form and deletion. */
export function useEntryList<R extends Resource>(
  resource: R,
  loaded: LoadedEntries<R>,
  options: ScreenOptions = {},
  copyOf?: (entry: Entity<R>) => EntryCopy,
) {
  const { messages } = resource;
  const revalidator = useRevalidator();
  const confirm = useConfirm();
  const runUndo = useUndo();
  const frameRef = useRef<HTMLElement>(null);
  /** The heights of deleted cards, whose places stay so that the other cards do not move. */
  const [gaps, setGaps] = useState<ReadonlyMap<string, number>>(new Map());
  const [removingId, setRemovingId] = useState<string>();
  const cardsMovedAt = useRef(Number.NEGATIVE_INFINITY);
  const may = useMay();
  const { mayWrite, mayPublish, mayChange } = useEntryRights(resource);
  const asked = useAskedForm(resource);
  const opensNew = asked?.isNew === true && mayWrite;
  const askedEntry = loaded.entries.find(({ _id }) => _id === asked?.id);
  const [editing, setEditing] = useState<"new" | Entity<R> | undefined>(() => {
    if (opensNew) return "new";
    return askedEntry && mayChange(askedEntry) ? askedEntry : undefined;
  });
  const [viewing, setViewing] = useState<Entity<R>>();
  const [copy, setCopy] = useState(() => {
    if (!opensNew) return undefined;
    return askedEntry ? copyOf?.(askedEntry) : copyOfValues(asked.values);
  });
  const [focusedField, setFocusedField] = useState(asked?.field ?? copy?.focusedField);
  const [reopened, setReopened] = useState<CancelledForm>();
  const { last, showChange, forget } = useLastChange();
  const order = useEntryOrder({
    resource,
    loaded,
    showChange,
    forget,
    reload: () => revalidator.revalidate(),
  });
  const [editedInPlace, setEditedInPlace] = useState<readonly Place<R>[]>([]);
  /** The entry that was created last, until another part of the list is shown. */
  const [created, setCreated] = useState<{ entry: Entity<R>; search: string }>();
  const { search } = useLocation();
  const added = created?.search === search ? created.entry : undefined;
  const entries = loaded.entries.filter((entry) => !gaps.has(entry._id));
  const isEmpty = entries.length === 0 && !added;
  const listed = keepEdited(entries.length === 0 ? [] : order.entries, editedInPlace);
  // A list in an order of its own begins with new entries anyway.
  const shown = added && !order.isMovable ? putFirst(listed, added) : listed;
  /** There are more entries on other pages, which have to be loaded. */
  const isLastOfPage = entries.length === 1 && loaded.total > loaded.entries.length;
  const toastOptions = { milliseconds: options.toastMs };

  useEffect(() => {
    if (loaded.hasFailed && !options.failsInline)
      showError(messages.loadFailed[words.language], { milliseconds: options.toastMs });
  }, [loaded, messages, options.toastMs, options.failsInline]);

  const succeed = (text: string, undo?: Undo, next?: ToastAction) =>
    showChange(text, {
      ...toastOptions,
      ...(next && { next }),
      ...(options.alertsSuccess && { role: "alert" }),
      ...(undo && mayWrite && may("history:write") && { onUndo: () => void runUndo(undo) }),
    });

  /** Returns whether the entry was deleted. `title` is shown to the user. */
  async function remove(entry: Entity<R>, title: string): Promise<boolean> {
    const isAgreed = messages.confirmDelete
      ? await confirm({
          title: words.entryList.deleteQuestion(title),
          text: messages.confirmDelete[words.language],
          accept: words.frame.delete,
        })
      : Date.now() - cardsMovedAt.current >= SECOND_PRESS_MS;
    if (!isAgreed) return false;
    setRemovingId(entry._id);
    try {
      const sent = { params: { id: entry._id } };
      const undo = (await sendForHeaders(entryCallsOf(resource).remove, sent)).header(UNDO_HEADER);
      // The trash is for those who may publish; the others restore their drafts by the version.
      if (entry._id === added?._id) setCreated(undefined);
      const restore = mayPublish && may("trash:write") ? restoreFromTrash : restoreRevision;
      const canUndo = undo !== null && mayWrite;
      succeed(
        messages.deleted[words.language],
        canUndo ? () => bringBack(entry, () => restore(undo)) : undefined,
      );
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

  async function bringBack({ _id }: Entity<R>, restore: Undo): Promise<string | undefined> {
    const problems = await restore();
    setGaps((all) => new Map([...all].filter(([id]) => id !== _id)));
    return problems;
  }

  async function explainRemoval(error: unknown): Promise<void> {
    const serverMessage = options.useServerMessageFor?.includes("delete") && asFailure(error).serverMessage;
    showError(serverMessage || messages.deleteFailed[words.language], toastOptions);
    // Somebody else may have deleted it already.
    if (failedWith(error, 404)) await reloadAfterRemoval();
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
    order: { ...order, isMovable: order.isMovable && mayWrite },
    /** Whether the user may create entries, and edit and delete at least their own drafts. */
    mayWrite,
    /** Whether the user may publish entries and change published ones. */
    mayPublish,
    mayChange,
    isEmpty,
    total: loaded.total,
    hasFailed: loaded.hasFailed,
    reload: () => revalidator.revalidate(),
    removingId,
    remove,
    /** Whether the entry was just created: it is marked, and first, wherever it sorts. */
    isAdded: ({ _id }: Entity<R>) => _id === added?._id,
    opensNew,
    editing,
    /** The field of the open form that has the focus at first; undefined: the first one. */
    focusedField,
    startCreate: () => setEditing("new"),
    startEdit: (entry: Entity<R>) => setEditing(entry),
    /** The entry whose values are shown to a user who may not change it. */
    viewing,
    startView: (entry: Entity<R>) => setViewing(entry),
    stopViewing: () => setViewing(undefined),
    /** The last change, if it can be undone. */
    last,
    /** Reports a change of the list with a toast that can have Undo. */
    showChange,
    /** The values of the form before it was cancelled and opened again. */
    reopened,
    reopen({ editing, copy, form }: ReopenedForm<R>) {
      setEditing(editing);
      setCopy(copy);
      setReopened(form);
    },
    /** Call this after a form is cancelled. `reopen` opens it again with what was entered. */
    noteCancelled(left: CancelledForm | undefined, reopen: (form: CancelledForm) => void) {
      if (left)
        showChange(words.entryForm.cancelled, {
          ...toastOptions,
          group: CANCELLED_FORM,
          onUndo: () => reopen(left),
        });
    },
    /** The initial values of a new entry that copies another one. */
    copy,
    startCopy(begun: EntryCopy) {
      setCopy(begun);
      setFocusedField(begun.focusedField);
      setEditing("new");
    },
    stopEditing() {
      setEditing(undefined);
      setCopy(undefined);
      setReopened(undefined);
      setFocusedField(undefined);
    },
    /** The card of an entry that is being edited in place. */
    editedPlaceOf: ({ _id }: Entity<R>) => editedInPlace.find(({ entry }) => entry._id === _id),
    startEditInPlace(entry: Entity<R>, form?: CancelledForm) {
      const index = shown.findIndex(({ _id }) => _id === entry._id);
      setEditedInPlace((all) => [...all, { entry, index, form }]);
    },
    stopEditInPlace({ _id }: Entity<R>) {
      setEditedInPlace((all) => all.filter(({ entry }) => entry._id !== _id));
      // The card may be removed together with its form.
      frameRef.current?.focus({ preventScroll: true });
    },
    /** Call this after each save. */
    async noteSaved(
      saved: Pick<SavedEntry<R>, "mode" | "entry" | "undo">,
      next?: ToastAction,
    ): Promise<void> {
      const { mode, entry, undo } = saved;
      if (mode === "create" || entry._id === added?._id) setCreated({ entry, search });
      if (mode !== "theirs") {
        const done = mode === "create" ? messages.created : messages.updated;
        succeed(done[words.language], undo, next);
      }
      await revalidator.revalidate();
    },
  };
}

export interface EntryCopy {
  /** The copied entry, or what else distinguishes the form's draft from those of others. */
  id: string;
  values: Readonly<Record<string, string>>;
  /** A note on what is not copied. */
  note?: string;
  /** The first field that is not copied; it has the focus. */
  focusedField?: string;
}

const copyOfValues = (values: AskedForm["values"]): EntryCopy | undefined =>
  Object.keys(values).length > 0 ? { id: JSON.stringify(values), values } : undefined;

interface ReopenedForm<R extends Resource> {
  editing: "new" | Entity<R>;
  copy: EntryCopy | undefined;
  form: CancelledForm;
}

interface Place<R extends Resource> {
  entry: Entity<R>;
  index: number;
  /** The values of the form before it was cancelled and opened again. */
  form: CancelledForm | undefined;
}

/** Shows a new entry first, also if it is on another page or does not match the search. */
function putFirst<R extends Resource>(listed: readonly Entity<R>[], added: Entity<R>): Entity<R>[] {
  const isAdded = ({ _id }: Entity<R>) => _id === added._id;
  return [listed.find(isAdded) ?? added, ...listed.filter((entry) => !isAdded(entry))];
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

/** The form in the address, as in the dashboard's quick actions. Removes it from the address. */
function useAskedForm(resource: Resource): AskedForm | undefined {
  const [search, setSearch] = useSearchParams();
  const [asked] = useState(() => readAskedForm(resource, search));
  useEffect(() => {
    const present = readAskedForm(resource, search);
    if (present) setSearch(withoutAskedForm(search, present), { replace: true, preventScrollReset: true });
  }, [resource, search, setSearch]);
  return asked;
}
