import { useState } from "react";
import { useRevalidator } from "react-router";
import { send } from "../../../core/panel/api/send.ts";
import type { FieldErrors, Values } from "../../../core/panel/forms/form-state.ts";
import { AccountSection } from "../../../core/panel/parts/account-section.tsx";
import { showSuccess } from "../../../core/panel/parts/toasts/toasts.tsx";
import { type AccountField, AccountForm } from "../../../core/panel/second-step/account-form.tsx";
import { words } from "../../../core/ui/panel-words.ts";
import { ownAccountCalls } from "../content/account-contract.ts";
import type { TokenInfo } from "../content/token-contract.ts";
import { EndedTokens, findWorkingTokens } from "./tokens/ended-tokens.tsx";

const texts = words.account;

const FIELDS: AccountField[] = [
  {
    name: "currentPassword",
    label: texts.currentPassword,
    type: "password",
    autoComplete: "current-password",
  },
  {
    name: "newPassword",
    label: texts.newPassword,
    type: "password",
    autoComplete: "new-password",
    hint: texts.newPasswordHint,
  },
  { name: "repeated", label: texts.repeated, type: "password", autoComplete: "new-password" },
];

const checkRepeated = ({ newPassword, repeated }: Values): FieldErrors =>
  newPassword === repeated ? {} : { repeated: texts.notTheSame };

interface PasswordSectionProps {
  email: string;
  /** For programs; undefined if they could not be loaded. */
  tokens: readonly TokenInfo[] | undefined;
}

export function PasswordSection({ email, tokens }: PasswordSectionProps) {
  const revalidator = useRevalidator();
  const [keptTokens, setKeptTokens] = useState<string[]>([]);
  const working = findWorkingTokens(tokens ?? []);
  return (
    <AccountSection name="password" title={texts.changePassword} text={texts.changePasswordText}>
      <AccountForm
        fields={FIELDS}
        email={email}
        submit={texts.submitPassword}
        check={checkRepeated}
        save={({ currentPassword = "", newPassword = "" }) =>
          send(ownAccountCalls.changePassword, { body: { currentPassword, newPassword, keptTokens } })
        }
        onSaved={() => {
          setKeptTokens([]);
          showSuccess(texts.passwordChanged);
          return revalidator.revalidate();
        }}
      >
        {tokens === undefined && <p>{words.tokens.allEnd}</p>}
        {working.length > 0 && <EndedTokens tokens={working} kept={keptTokens} onChange={setKeptTokens} />}
      </AccountForm>
    </AccountSection>
  );
}
