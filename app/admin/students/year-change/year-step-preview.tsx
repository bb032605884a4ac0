import { useEffect, useState } from "react";
import type {
  YearChangeAnswer,
  YearPlan,
  YearPreview,
} from "../../../../content/students/year-change-contract.ts";
import { Button } from "../../../ui/button.tsx";
import { useConfirm } from "../../../ui/confirm.tsx";
import { words } from "../../../ui/panel-words.ts";
import { ApiFailure, isAborted } from "../../api/api-failure.ts";
import type { YearScreen } from "./use-year-choices.ts";
import { changeYear, previewYear } from "./year-change-client.ts";
import { toPlan } from "./year-choices.ts";
import { YearPreviewTables } from "./year-preview.tsx";

const said = words.yearChange;

interface YearStepPreviewProps extends YearScreen {
  onDone: (answer: YearChangeAnswer) => Promise<void>;
}

/** Shows what would become of the school, and does it. */
export function YearStepPreview({ start, students, choices, onDone }: YearStepPreviewProps) {
  // The choices cannot change on this step.
  const [plan] = useState<YearPlan>(() => toPlan(choices, start, students));
  const [preview, setPreview] = useState<YearPreview>();
  const [failure, setFailure] = useState<string>();
  /** Rises when the preview is wanted anew. */
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const confirm = useConfirm();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again with the same plan
  useEffect(() => {
    const leaving = new AbortController();
    previewYear(plan, leaving.signal).then(setPreview, (error) => {
      if (isAborted(error)) return;
      setFailure(error instanceof ApiFailure ? error.message : said.previewFailed);
    });
    return () => leaving.abort();
  }, [plan, attempt]);

  async function apply({ counts, seen }: YearPreview): Promise<void> {
    const isAgreed = await confirm({
      title: said.applyTitle(plan.year, counts.changed),
      text: said.applyText(counts.moves, counts.leaves),
      accept: said.applyAccept,
    });
    if (!isAgreed) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await onDone(await changeYear({ ...plan, count: counts.total, seen }));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(error.serverMessage ?? said.applyFailed);
      setBusy(false);
    }
  }

  function askAgain(): void {
    setPreview(undefined);
    setFailure(undefined);
    setAttempt(attempt + 1);
  }

  return (
    <>
      {!preview && !failure && <p role="status">{words.frame.loading}</p>}
      {preview && <YearPreviewTables preview={preview} />}
      <p role="alert" className="mt-5 font-bold text-danger empty:hidden">
        {failure}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {failure && (
          <Button variant="secondary" onClick={askAgain}>
            {said.previewAgain}
          </Button>
        )}
        {preview && !failure && preview.counts.changed > 0 && (
          <Button onClick={() => apply(preview)} isBusy={isBusy} busyText={said.applying}>
            {said.apply(preview.counts.changed)}
          </Button>
        )}
        {preview?.counts.changed === 0 && <p>{said.nothingChanges}</p>}
      </div>
    </>
  );
}
