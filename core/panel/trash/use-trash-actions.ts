import type { RefObject } from "react";
import { useRevalidator } from "react-router";
import { type TrashOutcome, type TrashSelection, trashCalls } from "../../content/api/history-contract.ts";
import { words } from "../../ui/panel-words.ts";
import { send } from "../api/send.ts";
import { showFailure } from "../api/show-failure.ts";
import { useAction } from "../api/use-action.ts";
import { restoreFromTrash } from "../history/restore-revision.ts";
import { useConfirm } from "../parts/confirm.tsx";
import { showError, showSuccess, showWaiting, showWarning } from "../parts/toasts/toasts.tsx";
import { TYPE_LOOKS } from "../type-looks.ts";
import { describeTrashOutcome } from "./describe-trash-outcome.ts";

const texts = words.history;

export type TrashActions = ReturnType<typeof useTrashActions>;

interface Deletion {
  selection: TrashSelection;
  /** The question. */
  title: string;
  text: string;
  /** The type of all entries; undefined if there may be several. */
  type: string | undefined;
}

/** Restores entries and deletes them for good. `frameRef` gets the focus when the buttons of a line are gone. */
export function useTrashActions(frameRef: RefObject<HTMLElement | null>) {
  const confirm = useConfirm();
  const { revalidate } = useRevalidator();
  const call = useAction();

  /** Returns whether it succeeded; shows the error otherwise. */
  function run(name: "restore" | "delete", act: () => Promise<TrashOutcome | string>): Promise<boolean> {
    const endWaiting = showWaiting(name === "restore" ? texts.restoring : texts.deleting);
    return call
      .run(
        async () => {
          showOutcome(name, await act());
          await revalidate();
          frameRef.current?.focus({ preventScroll: true });
        },
        async (failure) => {
          showFailure(failure, texts.didNotWork);
          if (failure.status >= 400) await revalidate();
        },
        name,
      )
      .finally(endWaiting);
  }

  return {
    /** The running action. */
    running: call.running,
    restoreOne: (revision: string) =>
      run("restore", async () => (await restoreFromTrash(revision)) ?? texts.restoredFromTrash),
    restore: (selection: TrashSelection) =>
      run("restore", () => send(trashCalls.restoreMany, { body: selection })),
    /** Asks first. */
    async deleteForGood({ selection, title, text, type }: Deletion): Promise<boolean> {
      const isAgreed = await confirm({
        title,
        text: [text, ...findWarnings(type)].join("\n\n"),
        accept: texts.deleteForGood,
      });
      return isAgreed && run("delete", () => send(trashCalls.purgeMany, { body: selection }));
    },
  };
}

const findWarnings = (type: string | undefined): string[] =>
  Object.entries(TYPE_LOOKS).flatMap(([name, { purgeWarning }]) =>
    purgeWarning && (type === undefined || type === name) ? [purgeWarning] : [],
  );

function showOutcome(name: "restore" | "delete", outcome: TrashOutcome | string): void {
  if (typeof outcome === "string") {
    showSuccess(outcome);
    return;
  }
  const text = describeTrashOutcome(name === "restore" ? "restored" : "deleted", outcome);
  const isWhole = outcome.refused.length + outcome.unpublished.length === 0;
  if (outcome.changed === 0) showError(text);
  else if (isWhole) showSuccess(text);
  else showWarning(text);
}
