import { type BulkActionName, type BulkAnswer, bulkCallOf } from "../../../content/api/bulk-contract.ts";
import { entryCallsOf } from "../../../content/api/entry-contract.ts";
import { TRASH_DAYS } from "../../../content/api/history-contract.ts";
import type { Resource } from "../../../content/types/define-resource.ts";
import { words } from "../../../ui/panel-words.ts";
import { listEntries } from "../../api/entries.ts";
import { send } from "../../api/send.ts";
import { showFailure } from "../../api/show-failure.ts";
import { useAction } from "../../api/use-action.ts";
import type { EntryList } from "../../entry-list/use-entry-list.ts";
import { undoBatch } from "../../history/restore-revision.ts";
import { useUndo } from "../../history/use-undo.ts";
import { useConfirm } from "../../parts/confirm.tsx";
import { showError } from "../../parts/toasts/toasts.tsx";
import { type Narrowing, toSelection } from "../table-address.ts";
import type { TableOptions } from "../table-options.ts";
import { describeOutcome, describeUndo } from "./describe-outcome.ts";
import type { TableSelection } from "./use-selection.ts";

const texts = words.entryTable;

export type BulkActions = ReturnType<typeof useBulk>;

/** Runs bulk actions on the selection, and offers to undo them. */
export function useBulk<R extends Resource>(
  list: EntryList<R>,
  table: TableOptions<R>,
  selection: TableSelection,
) {
  const { resource } = list;
  const confirm = useConfirm();
  const runUndo = useUndo();
  const call = useAction();
  const counted = (count: number) => texts.counted(table.names, count);

  /** Returns whether it succeeded; shows the error otherwise. */
  function run(
    name: BulkActionName | "move" | "own",
    /** Returns the ids that stay selected. */
    act: () => Promise<readonly string[]>,
  ): Promise<boolean> {
    return call.run(
      async () => {
        selection.selectOnly(await act());
        await list.reload();
        list.frameRef.current?.focus({ preventScroll: true });
      },
      async (failure) => {
        showFailure(failure, texts.failed);
        if (failure.status === 409) await list.reload();
      },
      name,
    );
  }

  const change = (action: BulkActionName, values?: Record<string, string>) =>
    run(action, async () => {
      const answer = await send(bulkCallOf(resource), {
        body: { action, values, ...toSelection(selection.target) },
      });
      return report(answer, describeOutcome(action, answer, counted));
    });

  /** Returns the ids of the entries that were not changed. */
  function report(answer: BulkAnswer, text: string): string[] {
    if (answer.changed === 0) showError(text);
    else list.showChange(text, { onUndo: () => void runUndo(() => undo(answer.batch)) });
    return answer.refused.map(({ id }) => id);
  }

  const undo = async (batch: string) => describeUndo(await undoBatch(batch), counted);

  async function remove(): Promise<void> {
    const isAgreed = await confirm({
      title: texts.deleteQuestion(counted(selection.count)),
      text: texts.deletedWaits(TRASH_DAYS),
      accept: words.frame.delete,
    });
    if (isAgreed) await change("delete");
  }

  const listIds = async (query?: Narrowing) =>
    (await listEntries(resource, query)).entries.map(({ _id }) => _id);

  /** Moves the selected entries to the top, in their order. */
  async function moveToTop(): Promise<void> {
    const { order } = entryCallsOf(resource);
    await run("move", async () => {
      const { target } = selection;
      const ids = await listIds();
      const selected = new Set("match" in target ? await listIds(target.match) : target.ids);
      const moved = ids.filter((id) => selected.has(id));
      await send(order, { body: { ids: [...moved, ...ids.filter((id) => !selected.has(id))] } });
      const moveBack = async (): Promise<undefined> => void (await send(order, { body: { ids } }));
      list.showChange(texts.movedToTop(counted(moved.length)), { onUndo: () => void runUndo(moveBack) });
      return [];
    });
  }

  return {
    /** The running action. */
    running: call.running,
    remove,
    moveToTop,
    publish: () => change("publish"),
    withdraw: () => change("withdraw"),
    change: (values: Record<string, string>) => change("change", values),
    /** Runs an action that only one screen has; `act` also returns its message. */
    runOwn: (act: (target: TableSelection["target"]) => Promise<{ answer: BulkAnswer; text: string }>) =>
      run("own", async () => {
        const { answer, text } = await act(selection.target);
        return report(answer, text);
      }),
  };
}
