import { useRevalidator } from "react-router";
import { saveEntry } from "../../../core/panel/api/entries.ts";
import { useAction } from "../../../core/panel/api/use-action.ts";
import type { ShowChange } from "../../../core/panel/entry-list/use-last-change.ts";
import { restoreRevision } from "../../../core/panel/history/restore-revision.ts";
import { useUndo } from "../../../core/panel/history/use-undo.ts";
import { showSuccess } from "../../../core/panel/parts/toasts/toasts.tsx";
import { words } from "../../../core/ui/panel-words.ts";
import { notices } from "../content/notices.ts";
import type { Notice } from "./describe-stage.ts";

/** Changes fields of a notice without its form, and offers to undo it. */
export function useNoticeChange(show: ShowChange = showSuccess) {
  const { revalidate } = useRevalidator();
  const runUndo = useUndo();
  const { isBusy, run } = useAction();

  /** `done` is the message after it. */
  async function change(notice: Notice, values: Record<string, string>, done: string): Promise<void> {
    if (isBusy) return;
    const body = new FormData();
    for (const [name, value] of Object.entries(values)) body.set(name, value);
    await run(async () => {
      const call = { id: notice._id, basedOn: notice.updatedAt, body };
      const { entry, undo } = await saveEntry(notices, call);
      const restore = () => restoreRevision(undo ?? "", entry.updatedAt);
      show(done, { ...(undo && { onUndo: () => void runUndo(restore) }) });
    }, notices.messages.updateFailed[words.language]);
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
