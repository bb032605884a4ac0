import { useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "../../ui/button.tsx";
import { useConfirm } from "../../ui/confirm.tsx";
import { words } from "../../ui/panel-words.ts";
import { showError, showSuccess } from "../../ui/toasts.tsx";
import { removeSample } from "../api/api-client.ts";
import { logFailure } from "../api/api-failure.ts";

const said = words.dashboard;

/** Shown until the school has removed the sample content. */
export function SampleCard({ entries }: { entries: number }) {
  const confirm = useConfirm();
  const revalidator = useRevalidator();
  const [isRemoving, setIsRemoving] = useState(false);

  async function remove(): Promise<void> {
    const isAgreed = await confirm({
      title: said.removeSampleTitle,
      text: said.removeSampleText,
      accept: words.frame.remove,
    });
    if (!isAgreed) return;
    setIsRemoving(true);
    try {
      showSuccess(said.sampleRemoved(await removeSample()));
      await revalidator.revalidate();
    } catch (error) {
      logFailure(error);
      showError(said.removeSampleFailed);
    } finally {
      setIsRemoving(false);
    }
  }

  return (
    <section
      id="sample"
      aria-labelledby="sample-heading"
      className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-paper p-6"
    >
      <div className="max-w-reading">
        <h2 id="sample-heading" className="text-maroon text-subhead">
          {said.sampleHeading}
        </h2>
        <p className="mt-1">{said.sampleText(entries)}</p>
      </div>
      <Button variant="secondary" onClick={remove} isBusy={isRemoving} busyText={words.frame.loading}>
        {said.removeSample}
      </Button>
    </section>
  );
}
