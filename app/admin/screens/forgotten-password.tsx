import { useState } from "react";
import type { LoaderFunctionArgs } from "react-router";
import { words } from "../../ui/panel-words.ts";
import { askForResetLink, findMailState } from "../account/account-client.ts";
import { AccountForm } from "../account/account-form.tsx";
import { LoginLink } from "../account/link-page.tsx";
import { LoadFailed } from "../frame/load-failed.tsx";
import type { ScreenProps } from "../screen.ts";
import { LoginFrame } from "../session/login-frame.tsx";
import { loadOr } from "../session/session-end.ts";

const said = words.links;

export const title = said.forgotTitle;

export async function loader({ request }: LoaderFunctionArgs) {
  return { sendsMail: await loadOr(findMailState(request.signal), undefined) };
}

export default function ForgottenPassword({ loaderData: { sendsMail } }: ScreenProps<typeof loader>) {
  return (
    <LoginFrame heading={said.forgotTitle}>
      {sendsMail === undefined ? (
        <LoadFailed text={words.frame.unreachable} />
      ) : sendsMail ? (
        <AskForLink />
      ) : (
        <div className="grid gap-3">
          <p>{said.noMail}</p>
          <p>{said.noMailAlone}</p>
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
      <p className="mb-5">{said.forgotText}</p>
      <AccountForm
        fields={[{ name: "email", label: said.email, type: "email", autoComplete: "username" }]}
        submit={said.send}
        onSubmit={async ({ email = "" }) => {
          await askForResetLink(email);
          setSent(true);
        }}
      />
      <p role="status" className="mt-5 rounded-control bg-saffron-soft px-4 py-3 empty:hidden">
        {isSent && said.sent}
      </p>
    </>
  );
}
