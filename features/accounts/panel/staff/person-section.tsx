import { useRevalidator } from "react-router";
import type { OwnSessions } from "../../../../core/content/api/api-contract.ts";
import { showSuccess } from "../../../../core/panel/parts/toasts.tsx";
import { AccountForm } from "../../../../core/panel/second-step/account-form.tsx";
import { rememberEmail } from "../../../../core/panel/session/session.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import { changeOwnEmail, changeOwnName } from "./account-client.ts";
import { AccountSection } from "./account-section.tsx";

const said = words.account;

export function PersonSection({ own }: { own: OwnSessions }) {
  const revalidator = useRevalidator();
  return (
    <AccountSection name="person" title={said.person} text={said.personText}>
      <div className="grid gap-8">
        <AccountForm
          key={own.name}
          fields={[{ name: "name", label: said.name, type: "text", autoComplete: "name", initial: own.name }]}
          submit={said.saveName}
          onSubmit={async ({ name = "" }) => {
            await changeOwnName(name);
            showSuccess(said.nameSaved);
            void revalidator.revalidate();
          }}
        />
        <AccountForm
          fields={[
            { name: "email", label: said.email, type: "email", autoComplete: "email" },
            {
              name: "currentPassword",
              label: said.passwordForEmail,
              type: "password",
              autoComplete: "current-password",
            },
          ]}
          email={own.email}
          submit={said.saveEmail}
          onSubmit={async ({ email = "", currentPassword = "" }) => {
            const isChanged = await changeOwnEmail(email, currentPassword);
            showSuccess(isChanged ? said.emailChanged(email) : said.emailSent(email));
            if (isChanged) rememberEmail(email);
            void revalidator.revalidate();
          }}
        />
      </div>
    </AccountSection>
  );
}
