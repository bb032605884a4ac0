import { useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "../../ui/button.tsx";
import { useConfirm } from "../../ui/confirm.tsx";
import { showError, showSuccess } from "../../ui/toasts.tsx";
import { removeSample } from "../api-client.ts";
import { logFailure } from "../api-failure.ts";

const FAILED = "The sample content could not be removed. Please try again.";

/** Shown until the school has taken the sample content away that came with the program. */
export function SampleCard({ entries }: { entries: number }) {
  const confirm = useConfirm();
  const revalidator = useRevalidator();
  const [isRemoving, setIsRemoving] = useState(false);

  async function remove(): Promise<void> {
    const isAgreed = await confirm({
      title: "Remove the sample content",
      text: "All sample notices, people, posts, pictures and texts of pages will be deleted. What you have added or changed stays.",
      accept: "Remove",
    });
    if (!isAgreed) return;
    setIsRemoving(true);
    try {
      showSuccess(await removeSample());
      await revalidator.revalidate();
    } catch (error) {
      logFailure(error);
      showError(FAILED);
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
          Sample content
        </h2>
        <p className="mt-1">
          The site still shows {entries} sample {entries === 1 ? "entry" : "entries"}. Remove them when you
          have looked around; what you have added or changed stays.
        </p>
      </div>
      <Button variant="secondary" onClick={remove} isBusy={isRemoving} busyText="Loading...">
        Remove the sample
      </Button>
    </section>
  );
}
