import { useState } from "react";
import { useRevalidator } from "react-router";
import {
  type NewApp,
  type OwnSecondStep,
  secondStepCalls,
} from "../../../../core/content/api/second-step-contract.ts";
import { send } from "../../../../core/panel/api/send.ts";
import { useAction } from "../../../../core/panel/api/use-action.ts";
import { formatDate } from "../../../../core/panel/dates/format-date.ts";
import { focusHeading } from "../../../../core/panel/frame/heading-focus.ts";
import { AccountSection } from "../../../../core/panel/parts/account-section.tsx";
import { Button } from "../../../../core/panel/parts/button.tsx";
import { Modal } from "../../../../core/panel/parts/modal.tsx";
import { Notice } from "../../../../core/panel/parts/notice.tsx";
import { showSuccess } from "../../../../core/panel/parts/toasts/toasts.tsx";
import { type AccountField, AccountForm } from "../../../../core/panel/second-step/account-form.tsx";
import { AppSetup } from "../../../../core/panel/second-step/app-setup.tsx";
import { RecoveryCodes } from "../../../../core/panel/second-step/recovery-codes.tsx";
import { refreshRights } from "../../../../core/panel/session/rights.ts";
import { findEmail } from "../../../../core/panel/session/session.ts";
import { words } from "../../../../core/ui/panel-words.ts";

const texts = words.secondStep;

/** Actions that need the password or a code. */
const QUESTIONS = {
  codes: { title: texts.newCodes, text: texts.newCodesText, submit: texts.goOn },
  phone: { title: texts.otherPhone, text: texts.otherPhoneText, submit: texts.goOn },
  off: { title: texts.turnOffTitle, text: texts.turnOffText, submit: texts.turnOff },
};
type Question = keyof typeof QUESTIONS;

/** The authenticator app and the recovery codes. */
export function SecondStepSection({ own }: { own: OwnSecondStep }) {
  const revalidator = useRevalidator();
  const { isBusy, run } = useAction();
  const [question, setQuestion] = useState<Question>();
  const [app, setApp] = useState<NewApp>();
  const [codes, setCodes] = useState<string[]>();

  async function answer(asked: Question, proof: string): Promise<void> {
    const body = { proof };
    if (asked === "phone") setApp(await send(secondStepCalls.startApp, { body }));
    if (asked === "codes") setCodes((await send(secondStepCalls.renewCodes, { body })).recoveryCodes);
    if (asked === "off") await send(secondStepCalls.turnOffApp, { body });
  }

  async function close(asked: Question): Promise<void> {
    setQuestion(undefined);
    if (asked !== "off") return;
    showSuccess(texts.turnedOff);
    await update();
  }

  const update = () => Promise.all([refreshRights(), revalidator.revalidate()]);

  function finish(): void {
    setApp(undefined);
    setCodes(undefined);
    focusSection();
    void update();
  }

  return (
    <AccountSection name="second-step" title={texts.title} text={texts.text}>
      {own.isRequired && <Notice className="mb-5">{texts.isRequired}</Notice>}
      {app && <AppSetup key={app.token} app={app} onDone={finish} onTurnedOn={() => void update()} />}
      {codes && <RecoveryCodes email={findEmail() ?? ""} codes={codes} onKept={finish} />}
      {!app && !codes && (
        <State
          own={own}
          isBusy={isBusy}
          onSetUp={() =>
            run(async () => {
              setApp(await send(secondStepCalls.startApp));
              focusSection();
            })
          }
          onAsk={setQuestion}
        />
      )}
      {question && (
        <ProofDialog
          {...QUESTIONS[question]}
          onClose={() => setQuestion(undefined)}
          save={(proof) => answer(question, proof)}
          onSaved={() => close(question)}
        />
      )}
    </AccountSection>
  );
}

/** When the button that had the focus is replaced. */
const focusSection = () => focusHeading("#second-step-heading");

interface StateProps {
  own: OwnSecondStep;
  isBusy: boolean;
  onSetUp: () => void;
  onAsk: (question: Question) => void;
}

/** The current second step, and its actions. */
function State({ own, isBusy, onSetUp, onAsk }: StateProps) {
  const { secondStep, appSince, recoveryCodesLeft, isRequired } = own;
  const isLast = secondStep === "app";
  return (
    <div className="grid gap-4">
      {appSince !== null && <p>{texts.appSince(formatDate(appSince))}</p>}
      {secondStep !== "none" && <p>{texts.codesLeft(recoveryCodesLeft)}</p>}
      <div className="flex flex-wrap gap-3">
        {appSince === null && (
          <Button isBusy={isBusy} busyText={words.frame.loading} onClick={onSetUp}>
            {texts.setUp}
          </Button>
        )}
        {secondStep !== "none" && (
          <Button variant="secondary" onClick={() => onAsk("codes")}>
            {texts.newCodes}
          </Button>
        )}
        {appSince !== null && (
          <Button variant="secondary" onClick={() => onAsk("phone")}>
            {texts.otherPhone}
          </Button>
        )}
        {appSince !== null && !(isRequired && isLast) && (
          <Button variant="secondary" onClick={() => onAsk("off")}>
            {texts.turnOff}
          </Button>
        )}
      </div>
    </div>
  );
}

const PROOF: AccountField[] = [
  { name: "proof", label: texts.proof, type: "password", autoComplete: "current-password" },
];

interface ProofDialogProps {
  title: string;
  text: string;
  submit: string;
  onClose: () => void;
  save: (proof: string) => Promise<void>;
  onSaved: () => Promise<void>;
}

/** Asks for the password or a code: the session may be stolen, or the computer unattended. */
function ProofDialog({ title, text, submit, onClose, save, onSaved }: ProofDialogProps) {
  return (
    <Modal title={title} onClose={onClose} width="narrow">
      <p className="mb-5">{text}</p>
      <AccountForm
        fields={PROOF}
        email={findEmail()}
        submit={submit}
        save={({ proof = "" }) => save(proof)}
        onSaved={onSaved}
      />
    </Modal>
  );
}
