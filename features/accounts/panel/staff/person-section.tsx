import { useRevalidator } from "react-router";
import type { OwnSessions } from "../../../../core/content/api/session-contract.ts";
import { send } from "../../../../core/panel/api/send.ts";
import { AccountSection } from "../../../../core/panel/parts/account-section.tsx";
import { showSuccess } from "../../../../core/panel/parts/toasts/toasts.tsx";
import { AccountForm } from "../../../../core/panel/second-step/account-form.tsx";
import { refreshRights } from "../../../../core/panel/session/rights.ts";
import { rememberEmail } from "../../../../core/panel/session/session.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import { ownAccountCalls } from "../../content/account-contract.ts";

const texts = words.account;

export function PersonSection({ own }: { own: OwnSessions }) {
  const revalidator = useRevalidator();
  return (
    <AccountSection name="person" title={texts.person} text={texts.personText}>
      <div className="grid gap-8">
        <AccountForm
          key={own.name}
          fields={[
            { name: "name", label: texts.name, type: "text", autoComplete: "name", initial: own.name },
          ]}
          submit={texts.saveName}
          save={({ name = "" }) => send(ownAccountCalls.changeName, { body: { name } })}
          onSaved={() => {
            showSuccess(texts.nameSaved);
            void refreshRights();
            return revalidator.revalidate();
          }}
        />
        <AccountForm
          fields={[
            { name: "email", label: texts.email, type: "email", autoComplete: "email" },
            {
              name: "currentPassword",
              label: texts.passwordForEmail,
              type: "password",
              autoComplete: "current-password",
            },
          ]}
          email={own.email}
          submit={texts.saveEmail}
          save={async ({ email = "", currentPassword = "" }) => ({
            email,
            ...(await send(ownAccountCalls.changeEmail, { body: { email, currentPassword } })),
          })}
          onSaved={({ email, isChanged }) => {
            showSuccess(isChanged ? texts.emailChanged(email) : texts.emailSent(email));
            if (isChanged) rememberEmail(email);
            return revalidator.revalidate();
          }}
        />
      </div>
    </AccountSection>
  );
}
