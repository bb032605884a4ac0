import { useEffect, useState } from "react";
import { findPageCall } from "../../../core/content/api/page-contract.ts";
import type { Identity } from "../../../core/content/site/identity.ts";
import { isAborted, logFailure } from "../../../core/panel/api/api-failure.ts";
import { send } from "../../../core/panel/api/send.ts";
import { formatMoment } from "../../../core/panel/dates/format-date.ts";
import { inPanelLanguage } from "../../../core/panel/panel-texts.ts";
import { Button } from "../../../core/panel/parts/button.tsx";
import { Modal } from "../../../core/panel/parts/modal.tsx";
import { words } from "../../../core/ui/panel-words.ts";
import { notices } from "../content/notices.ts";
import { CircularKit } from "./circular-kit.tsx";
import { type Notice, stageOf } from "./describe-stage.ts";

const texts = words.notices;

interface ShareDialogProps {
  notice: Notice;
  onClose: () => void;
}

/** A notice as a message, a picture and a letter. */
export function ShareDialog({ notice, onClose }: ShareDialogProps) {
  const obstacle = findObstacle(notice);
  return (
    <Modal title={texts.shareTitle(inPanelLanguage(notices, notice).title)} onClose={onClose}>
      {obstacle === undefined ? <LoadedKit notice={notice} /> : <p>{obstacle}</p>}
    </Modal>
  );
}

/** Why a notice cannot be shared now. */
function findObstacle(notice: Notice): string | undefined {
  const stage = stageOf(notice);
  if (stage === undefined) return texts.draftIsNotShared;
  if (stage === "coming") return texts.canBeSharedFrom(formatMoment(notice.publishAt ?? ""));
  return stage === "over" ? texts.overIsNotShared(formatMoment(notice.expiresAt ?? "")) : undefined;
}

function LoadedKit({ notice }: Pick<ShareDialogProps, "notice">) {
  const [school, setSchool] = useState<Identity>();
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(1);
  useEffect(() => {
    const controller = new AbortController();
    setFailed(tries === 0);
    send(findPageCall("school"), { signal: controller.signal })
      .then(({ document }) => setSchool(document))
      .catch((error: unknown) => {
        if (isAborted(error)) return;
        logFailure(error);
        setFailed(true);
      });
    return () => controller.abort();
  }, [tries]);
  if (school) return <CircularKit notice={notice} school={school} />;
  if (!hasFailed) return <p role="status">{words.frame.loading}</p>;
  return (
    <div role="alert" className="grid justify-items-start gap-4">
      <p className="text-danger">{texts.shareNotLoaded}</p>
      <Button variant="secondary" onClick={() => setTries(tries + 1)}>
        {words.frame.tryAgain}
      </Button>
    </div>
  );
}
