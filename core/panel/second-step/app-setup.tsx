import { type ReactNode, useState } from "react";
import type { NewApp } from "../../content/api/second-step-contract.ts";
import { words } from "../../ui/panel-words.ts";
import { QrCode } from "../parts/qr-code.tsx";
import { showSuccess } from "../parts/toasts.tsx";
import { findEmail } from "../session/session.ts";
import { type AccountField, AccountForm } from "./account-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { confirmApp } from "./second-step-client.ts";

const said = words.secondStep;

/** Free, and without an account of their own. */
const APPS = ["Google Authenticator", "Aegis"] as const;

const FIELDS: AccountField[] = [
  { name: "code", label: said.code, type: "text", autoComplete: "one-time-code", hint: said.codeHint },
];

interface AppSetupProps {
  app: NewApp;
  /** After the recovery codes were kept. */
  onDone: () => void;
  /** After the first right code. */
  onTurnedOn?: () => void;
}

/** Connects an authenticator app: QR code, first code, recovery codes. */
export function AppSetup({ app, onDone, onTurnedOn }: AppSetupProps) {
  const [codes, setCodes] = useState<string[]>();

  async function confirm({ code = "" }: Record<string, string>): Promise<void> {
    setCodes(await confirmApp(app.token, code));
    showSuccess(said.isOn);
    onTurnedOn?.();
  }

  if (codes) return <RecoveryCodes email={findEmail() ?? ""} codes={codes} onKept={onDone} />;
  return (
    <ol className="grid list-decimal gap-5 pl-5 marker:font-bold marker:text-maroon">
      <li>{said.install(...APPS)}</li>
      <li>
        <Part text={said.scan}>
          <QrCode link={app.uri} label={said.qrCode} className="w-full max-w-56 bg-white" />
          <p>
            <a href={app.uri} className="text-link">
              {said.onThisPhone}
            </a>
          </p>
          <p>
            {said.orType}:
            <span lang="en" className="wrap-anywhere mt-1 block font-bold tracking-wider">
              {(app.key.match(/.{1,4}/g) ?? []).join(" ")}
            </span>
          </p>
        </Part>
      </li>
      <li>
        <Part text={said.enter}>
          <AccountForm fields={FIELDS} submit={said.confirm} onSubmit={confirm} />
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
