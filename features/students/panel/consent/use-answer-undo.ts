import { send } from "../../../../core/panel/api/send.ts";
import { useAction } from "../../../../core/panel/api/use-action.ts";
import { useLastChange } from "../../../../core/panel/entry-list/use-last-change.ts";
import { showSuccess } from "../../../../core/panel/parts/toasts/toasts.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import { type ConsentAnswer, consentCalls } from "../../content/consent-contract.ts";

/** Offers to take back the answer that was recorded last. */
export function useAnswerUndo() {
  const { last, showChange, forget } = useLastChange();
  const { run } = useAction();

  /** `reload` shows what holds after the undo. */
  function offer(
    { batch }: Pick<ConsentAnswer, "batch">,
    text: string,
    reload: () => Promise<unknown>,
  ): void {
    if (batch === null) {
      forget();
      return;
    }
    const undo = () =>
      run(async () => {
        const { undone } = await send(consentCalls.undo, { params: { batch } });
        showSuccess(words.consents.takenBack(undone));
        await reload();
      }, words.consents.undoFailed);
    showChange(text, { isQuiet: true, onUndo: () => void undo() });
  }

  return { last, offer, forget };
}
