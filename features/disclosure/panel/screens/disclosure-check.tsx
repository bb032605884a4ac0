import CircleCheck from "lucide-react/icons/circle-check";
import { useEffect, useRef } from "react";
import { Link, type LoaderFunctionArgs, useRevalidator } from "react-router";
import { send } from "../../../../core/panel/api/send.ts";
import { useAction } from "../../../../core/panel/api/use-action.ts";
import { useReloadWhile } from "../../../../core/panel/api/use-reload-while.ts";
import { formatMoment } from "../../../../core/panel/dates/format-date.ts";
import { ProgressBar } from "../../../../core/panel/entry-form/files/upload-progress.tsx";
import { EmptyNote, LoadFailed } from "../../../../core/panel/frame/load-failed.tsx";
import { ScreenHeading } from "../../../../core/panel/frame/screen-heading.tsx";
import { Button } from "../../../../core/panel/parts/button.tsx";
import { Notice } from "../../../../core/panel/parts/notice.tsx";
import { showError } from "../../../../core/panel/parts/toasts/toasts.tsx";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { useMay } from "../../../../core/panel/session/rights.ts";
import { loadOr } from "../../../../core/panel/session/session-end.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import { type CheckState, checkCalls } from "../../content/check-contract.ts";
import { Findings } from "../findings.tsx";

const texts = words.disclosureCheck;
const LOOK_AGAIN_MS = 1000;

export const title = texts.title;

export async function loader({ request }: LoaderFunctionArgs) {
  return { state: await loadOr(send(checkCalls.find, { signal: request.signal }), undefined) };
}

export default function DisclosureCheckScreen({ loaderData: { state } }: ScreenProps<typeof loader>) {
  useReloadWhile(state?.isRunning ?? false, LOOK_AGAIN_MS);
  useFailureReport(state);
  const may = useMay();
  const isUsed = state?.isUsed ?? false;
  return (
    <>
      <ScreenHeading
        title={texts.title}
        publicPath={isUsed ? "/disclosure" : undefined}
        mainAction={
          state && isUsed && may("pages:write") ? <RunButton isRunning={state.isRunning} /> : undefined
        }
      />
      {state ? <Result state={state} /> : <LoadFailed text={texts.notLoaded} />}
    </>
  );
}

/** A check that ends without a result leaves the time of the earlier one. */
function useFailureReport(state: CheckState | undefined): void {
  const before = useRef(state);
  useEffect(() => {
    const hasEnded = before.current?.isRunning && state?.isRunning === false;
    if (hasEnded && before.current?.checkedAt === state.checkedAt) showError(texts.notFinished);
    if (state) before.current = state;
  }, [state]);
}

function RunButton({ isRunning }: Pick<CheckState, "isRunning">) {
  const { isBusy, run } = useAction();
  const revalidator = useRevalidator();

  async function start(): Promise<void> {
    if (await run(() => send(checkCalls.run), texts.notStarted)) await revalidator.revalidate();
  }

  return (
    <Button onClick={start} isBusy={isBusy || isRunning} busyText={texts.running}>
      {texts.run}
    </Button>
  );
}

function Result({ state }: { state: CheckState }) {
  const { isUsed, findings, checkedAt } = state;
  if (!isUsed) {
    return (
      <>
        <EmptyNote text={texts.notUsed} />
        <p className="mt-4 text-center">
          <Link to="/admin/pages/disclosure" className="text-link inline-flex min-h-11 items-center">
            {texts.fillPage}
          </Link>
        </p>
      </>
    );
  }
  return (
    <>
      <Progress state={state} />
      {findings.length > 0 ? (
        <p className="mb-4 font-bold">{texts.found(findings.length)}</p>
      ) : (
        <Notice kind="done" className="flex items-center gap-3 font-bold text-leaf">
          <CircleCheck aria-hidden="true" size={24} className="shrink-0" />
          {checkedAt === null ? texts.nothing : texts.allWell}
        </Notice>
      )}
      <Findings findings={findings} />
    </>
  );
}

/** How far a running check is, or when the last one ended. */
function Progress({ state: { isRunning, done, total, checkedAt } }: { state: CheckState }) {
  const ended = checkedAt === null ? texts.neverChecked : texts.checked(formatMoment(checkedAt));
  return (
    <div className="mb-6 max-w-prose text-ink-soft">
      {/* Announced at the start and at the end: not for each file. */}
      <p role="status">{isRunning ? texts.progress : ended}</p>
      {isRunning && <ProgressBar label={texts.done(done, total)} value={done} max={Math.max(total, 1)} />}
      <p className="mt-1 text-caption">{texts.daily}</p>
    </div>
  );
}
