import { useRevalidator } from "react-router";
import { sampleCalls } from "../../content/api/api-contract.ts";
import { words } from "../../ui/panel-words.ts";
import { logFailure } from "../api/api-failure.ts";
import { send } from "../api/send.ts";
import { useAction } from "../api/use-action.ts";
import { Button } from "../parts/button.tsx";
import { useConfirm } from "../parts/confirm.tsx";
import { showError, showSuccess } from "../parts/toasts/toasts.tsx";

const texts = words.dashboard;

/** The line of the sample, until the school has removed it. */
export function SampleLine({ entries }: { entries: number }) {
  const confirm = useConfirm();
  const revalidator = useRevalidator();
  const { isBusy, run } = useAction();

  async function remove(): Promise<void> {
    const isAgreed = await confirm({
      title: texts.removeSampleTitle,
      text: texts.removeSampleText,
      accept: words.frame.remove,
    });
    if (!isAgreed) return;
    await run(
      async () => {
        showSuccess(texts.sampleRemoved((await send(sampleCalls.remove)).entries));
        await revalidator.revalidate();
      },
      (failure) => {
        logFailure(failure);
        showError(texts.removeSampleFailed);
      },
    );
  }

  return (
    <li id="sample" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
      <span className="min-w-0 flex-[1_1_16rem]">
        <span className="block font-bold leading-snug">{texts.sampleEntries(entries)}</span>
        <span className="block text-caption text-ink-soft">{texts.sampleEntriesDetail}</span>
      </span>
      <Button variant="secondary" onClick={remove} isBusy={isBusy} busyText={words.frame.loading}>
        {texts.removeSample}
      </Button>
    </li>
  );
}
