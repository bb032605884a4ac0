import { useRevalidator } from "react-router";
import { words } from "../../ui/panel-words.ts";
import { showSuccess } from "../../ui/toasts.tsx";
import { changePassword } from "../api/api-client.ts";
import { type AccountField, AccountForm } from "./account-form.tsx";
import { AccountSection } from "./account-section.tsx";

const said = words.account;

const FIELDS: AccountField[] = [
  {
    name: "currentPassword",
    label: said.currentPassword,
    type: "password",
    autoComplete: "current-password",
  },
  {
    name: "newPassword",
    label: said.newPassword,
    type: "password",
    autoComplete: "new-password",
    hint: said.newPasswordHint,
  },
  { name: "repeated", label: said.repeated, type: "password", autoComplete: "new-password" },
];

const checkRepeated = ({ newPassword, repeated }: Record<string, string>): Record<string, string> =>
  newPassword === repeated ? {} : { repeated: said.notTheSame };

export function PasswordSection({ email }: { email: string }) {
  const revalidator = useRevalidator();
  return (
    <AccountSection name="password" title={said.changePassword} text={said.changePasswordText}>
      <AccountForm
        fields={FIELDS}
        email={email}
        submit={said.submitPassword}
        check={checkRepeated}
        onSubmit={async ({ currentPassword = "", newPassword = "" }) => {
          await changePassword(currentPassword, newPassword);
          showSuccess(said.passwordChanged);
          void revalidator.revalidate();
        }}
      />
    </AccountSection>
  );
}
