import { useEffect, useRef, useState } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import type { Entity, Resource } from "../../../content/resources/define-resource.ts";
import { useConfirm } from "../../ui/confirm.tsx";
import { showError, showSuccess } from "../../ui/toasts.tsx";
import { removeEntry } from "../api-client.ts";
import { ApiFailure } from "../api-failure.ts";
import type { Manners } from "../manners.ts";
import type { LoadedEntries } from "./load-entries.ts";

export type EntryList<R extends Resource> = ReturnType<typeof useEntryList<R>>;

/** The list of a screen: what is shown, what is being edited, and how an entry is deleted. */
export function useEntryList<R extends Resource>(
  resource: R,
  loaded: LoadedEntries<R>,
  manners: Manners = {},
) {
  const { messages } = resource;
  const revalidator = useRevalidator();
  const confirm = useConfirm();
  const frameRef = useRef<HTMLElement>(null);
  const [dropped, setDropped] = useState<ReadonlySet<string>>(new Set());
  const [removingId, setRemovingId] = useState<string>();
  const [search] = useSearchParams();
  /** The dashboard's quick actions lead to a screen with `?new`. */
  const opensNew = search.has("new");
  const [editing, setEditing] = useState<"new" | Entity<R> | undefined>(opensNew ? "new" : undefined);
  const entries = loaded.entries.filter((entry) => !dropped.has(entry._id));
  /** What is left is not everything there is, and the next page has to be brought. */
  const isLastOfPage = entries.length === 1 && loaded.total > loaded.entries.length;
  const toastOptions = { milliseconds: manners.toastMs };

  useEffect(() => {
    if (loaded.hasFailed && !manners.failsInline)
      showError(messages.loadFailed, { milliseconds: manners.toastMs });
  }, [loaded, messages, manners.toastMs, manners.failsInline]);

  const succeed = (text: string) =>
    showSuccess(text, { ...toastOptions, ...(manners.alertsSuccess && { role: "alert" }) });

  /** `title` tells the admin which entry it is. */
  async function remove(entry: Entity<R>, title: string): Promise<void> {
    const isAgreed =
      !messages.confirmDelete ||
      (await confirm({ title: `Delete ${title}?`, text: messages.confirmDelete, accept: "Delete" }));
    if (!isAgreed) return;
    setRemovingId(entry._id);
    try {
      await removeEntry(resource, entry._id);
      succeed(messages.deleted);
      if (manners.dropsDeleted && !isLastOfPage) setDropped(new Set([...dropped, entry._id]));
      else await revalidator.revalidate();
      // The button that had the focus is gone with its card.
      frameRef.current?.focus();
    } catch (error) {
      await explainRemoval(error);
    } finally {
      setRemovingId(undefined);
    }
  }

  async function explainRemoval(error: unknown): Promise<void> {
    const serverMessage =
      manners.serverSpeaksOn?.includes("delete") && error instanceof ApiFailure && error.serverMessage;
    showError(serverMessage || messages.deleteFailed, toastOptions);
    // Somebody else may have deleted it already.
    if (error instanceof ApiFailure && error.status === 404) await revalidator.revalidate();
  }

  return {
    resource,
    manners,
    frameRef,
    entries,
    total: loaded.total,
    hasFailed: loaded.hasFailed,
    isLoading: revalidator.state === "loading",
    reload: () => revalidator.revalidate(),
    removingId,
    remove,
    opensNew,
    editing,
    startCreate: () => setEditing("new"),
    startEdit: (entry: Entity<R>) => setEditing(entry),
    stopEditing: () => setEditing(undefined),
    /** To be called with every saved entry. */
    async noteSaved(mode: "create" | "update"): Promise<void> {
      succeed(mode === "create" ? messages.created : messages.updated);
      setEditing((current) => (mode === "create" && current !== "new" ? current : undefined));
      await revalidator.revalidate();
    },
  };
}
