import { lazy, Suspense, useState } from "react";
import { type NewApp, secondStepCalls } from "../../../content/api/second-step-contract.ts";
import { words } from "../../../ui/panel-words.ts";
import { send } from "../../api/send.ts";
import { useAction } from "../../api/use-action.ts";
import { Button } from "../../parts/button.tsx";
import { Modal } from "../../parts/modal.tsx";
import { refreshRights } from "../rights.ts";
import type { SetUpAnswer } from "./set-up-question.ts";

const texts = words.secondStep;

/** Rarely needed, so that it is not part of every screen. */
const AppSetup = lazy(async () => ({ default: (await import("../../second-step/app-setup.tsx")).AppSetup }));

/** Sets up a second step on the current screen, so that nothing that was typed there is lost. */
export function SetUpInPlace({ answer }: { answer: (given: SetUpAnswer) => void }) {
  const { isBusy, run } = useAction();
  const [app, setApp] = useState<NewApp>();
  const [isOn, setOn] = useState(false);

  async function noteTurnedOn(): Promise<void> {
    setOn(true);
    await refreshRights();
  }

  return (
    <Modal title={texts.neededTitle} onClose={() => answer(isOn ? "set up" : "declined")}>
      {app ? (
        <Suspense fallback={<p role="status">{words.frame.loading}</p>}>
          <AppSetup app={app} onTurnedOn={() => void noteTurnedOn()} onDone={() => answer("set up")} />
        </Suspense>
      ) : (
        <div className="grid gap-5">
          <p>{texts.neededText}</p>
          <p>{texts.neededHere}</p>
          <div className="flex flex-wrap justify-end gap-3">
            <Button
              isBusy={isBusy}
              busyText={words.frame.loading}
              onClick={() => run(async () => setApp(await send(secondStepCalls.startApp)))}
            >
              {texts.setUp}
            </Button>
          </div>
        </div>
      )}
    </Modal>
  );
}
