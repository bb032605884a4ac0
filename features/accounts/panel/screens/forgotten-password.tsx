import { useState } from "react";
import type { LoaderFunctionArgs } from "react-router";
import { LoadFailed } from "../../../../core/panel/frame/load-failed.tsx";
import { Notice } from "../../../../core/panel/parts/notice.tsx";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { AccountForm } from "../../../../core/panel/second-step/account-form.tsx";
import { loadOr } from "../../../../core/panel/session/session-end.ts";
import { LoginFrame } from "../../../../core/panel/session/steps/login-frame.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import { askForResetLink, findMailState } from "../staff/account-client.ts";
import { LoginLink } from "../staff/link-page.tsx";

const texts = words.links;

export const title = texts.forgotTitle;

export async function loader({ request }: LoaderFunctionArgs) {
  return { sendsMail: await loadOr(findMailState(request.signal), undefined) };
}

export default function ForgottenPassword({ loaderData: { sendsMail } }: ScreenProps<typeof loader>) {
  return (
    <LoginFrame heading={texts.forgotTitle}>
      {sendsMail === undefined ? (
        <LoadFailed text={words.frame.unreachable} />
      ) : sendsMail ? (
        <AskForLink />
      ) : (
        <div className="grid gap-3">
          <p>{texts.noMail}</p>
          <p>{texts.noMailAlone}</p>
        </div>
      )}
      <LoginLink />
    </LoginFrame>
  );
}

function AskForLink() {
  const [isSent, setSent] = useState(false);
  return (
    <>
      <p className="mb-5">{texts.forgotText}</p>
      <AccountForm
        fields={[{ name: "email", label: texts.email, type: "email", autoComplete: "username" }]}
        submit={texts.send}
        save={({ email = "" }) => askForResetLink(email)}
        onSaved={() => setSent(true)}
      />
      <Notice role="status" className="mt-5">
        {isSent && texts.sent}
      </Notice>
    </>
  );
}
