import { useState } from "react";
import type { LoaderFunctionArgs } from "react-router";
import { send } from "../../../../core/panel/api/send.ts";
import { LoadFailed } from "../../../../core/panel/frame/load-failed.tsx";
import { Notice } from "../../../../core/panel/parts/notice.tsx";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { AccountForm } from "../../../../core/panel/second-step/account-form.tsx";
import { loadOr } from "../../../../core/panel/session/session-end.ts";
import { LoginFrame } from "../../../../core/panel/session/steps/login-frame.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import { linkCalls } from "../../content/account-contract.ts";
import { LoginLink } from "../staff/link-page.tsx";

const texts = words.links;

export const title = texts.forgotTitle;

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const state = await loadOr(send(linkCalls.findMailState, { isAnonymous: true, signal }), undefined);
  return { sendsMail: state?.sendsMail };
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
        save={({ email = "" }) => send(linkCalls.askForReset, { body: { email }, isAnonymous: true })}
        onSaved={() => setSent(true)}
      />
      <Notice role="status" className="mt-5">
        {isSent && texts.sent}
      </Notice>
    </>
  );
}
