import { type ReactNode, useState } from "react";
import { type NewApp, secondStepCalls } from "../../content/api/second-step-contract.ts";
import { words } from "../../ui/panel-words.ts";
import { send } from "../api/send.ts";
import { QrCode } from "../parts/qr-code.tsx";
import { showSuccess } from "../parts/toasts/toasts.tsx";
import { findEmail } from "../session/session.ts";
import { type AccountField, AccountForm } from "./account-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

const texts = words.secondStep;

/** Free, and without an account of their own. */
const APPS = ["Google Authenticator", "Aegis"] as const;

const FIELDS: AccountField[] = [
  { name: "code", label: texts.code, type: "text", autoComplete: "one-time-code", hint: texts.codeHint },
];

interface AppSetupProps {
  app: NewApp;
  /** Called after the recovery codes were kept. */
  onDone: () => void;
  /** Called after the first right code. */
  onTurnedOn?: () => void;
}

/** Connects an authenticator app: QR code, first code, recovery codes. */
export function AppSetup({ app, onDone, onTurnedOn }: AppSetupProps) {
  const [codes, setCodes] = useState<string[]>();

  function showCodes({ recoveryCodes }: { recoveryCodes: string[] }): void {
    setCodes(recoveryCodes);
    showSuccess(texts.isOn);
    onTurnedOn?.();
  }

  if (codes) return <RecoveryCodes email={findEmail() ?? ""} codes={codes} onKept={onDone} />;
  return (
    <ol className="grid list-decimal gap-5 pl-5 marker:font-bold marker:text-maroon">
      <li>{texts.install(...APPS)}</li>
      <li>
        <Part text={texts.scan}>
          <QrCode link={app.uri} label={texts.qrCode} className="w-full max-w-56 bg-white" />
          <p>
            <a href={app.uri} className="text-link">
              {texts.onThisPhone}
            </a>
          </p>
          <p>
            {texts.orType}:
            <span lang="en" className="wrap-anywhere mt-1 block font-bold tracking-wider">
              {(app.key.match(/.{1,4}/g) ?? []).join(" ")}
            </span>
          </p>
        </Part>
      </li>
      <li>
        <Part text={texts.enter}>
          <AccountForm
            fields={FIELDS}
            submit={texts.confirm}
            save={({ code = "" }) => send(secondStepCalls.confirmApp, { body: { token: app.token, code } })}
            onSaved={showCodes}
          />
        </Part>
      </li>
    </ol>
  );
}

const Part = ({ text, children }: { text: string; children: ReactNode }) => (
  <div className="grid gap-3">
    <p>{text}</p>
    {children}
  </div>
);
