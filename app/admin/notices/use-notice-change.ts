import { useState } from "react";
import { useRevalidator } from "react-router";
import { notices } from "../../../content/resources/notices.ts";
import { showError, showSuccess } from "../../ui/toasts.tsx";
import { saveEntry } from "../api/api-client.ts";
import { ApiFailure } from "../api/api-failure.ts";
import { restoreRevision } from "../history/history-client.ts";
import { useUndo } from "../history/use-undo.ts";
import type { Notice } from "./describe-stage.ts";

/** Changes a field or two of a notice without its form, and offers to take it back. */
export function useNoticeChange() {
  const { revalidate } = useRevalidator();
  const takeBack = useUndo();
  const [isBusy, setBusy] = useState(false);

  /** `done` is what is said then. */
  async function change(notice: Notice, values: Record<string, string>, done: string): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const body = new FormData();
    for (const [name, value] of Object.entries(values)) body.set(name, value);
    try {
      const { entry, undo } = await saveEntry(notices, {
        id: notice._id,
        basedOn: notice.updatedAt,
        body,
      });
      const restore = () => restoreRevision(undo ?? "", entry.updatedAt);
      showSuccess(done, { ...(undo && { onUndo: () => void takeBack(restore) }) });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      showError(error.serverMessage ?? notices.messages.updateFailed);
    } finally {
      setBusy(false);
    }
    await revalidate();
  }

  return {
    isBusy,
    expireNow: (notice: Notice, done: string) =>
      change(notice, { expiresAt: new Date().toISOString() }, done),
    publishNow: (notice: Notice, done: string) =>
      change(notice, { publishAt: new Date().toISOString() }, done),
  };
}
