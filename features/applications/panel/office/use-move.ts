import { send } from "../../../../core/panel/api/send.ts";
import { undoBatch } from "../../../../core/panel/history/restore-revision.ts";
import { useUndo } from "../../../../core/panel/history/use-undo.ts";
import { showSuccess } from "../../../../core/panel/parts/toasts/toasts.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import { type ApplicationChange, applicationCalls } from "../../content/office/office-contract.ts";
import type { Application } from "../application.ts";

const texts = words.applicationsScreen;

/** Moves the version of one application that is on the screen, and offers to undo the move. */
export function useMove(reload: () => Promise<unknown>) {
  const runUndo = useUndo();
  return async ({ _id, updatedAt }: Application, values: ApplicationChange): Promise<void> => {
    const body = { values, ids: [_id], version: updatedAt };
    const { batch } = await send(applicationCalls.changeMany, { body });
    const undo = async (): Promise<undefined> => {
      await undoBatch(batch);
      await reload();
    };
    showSuccess(texts.saved, { onUndo: () => void runUndo(undo) });
    await reload();
  };
}
