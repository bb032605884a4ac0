import { useState } from "react";
import type { LoaderFunctionArgs } from "react-router";
import { send } from "../../../../core/panel/api/send.ts";
import { Form } from "../../../../core/panel/forms/form.tsx";
import { FailureLine, SubmitButton } from "../../../../core/panel/forms/form-end.tsx";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { fillWords } from "../../../../core/ui/fill-words.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import { linkCalls } from "../../content/account-contract.ts";
import { LinkPage, LoginLink, openLink } from "../staff/link-page.tsx";

const texts = words.links;

export const title = texts.emailTitle;

export const loader = ({ request }: LoaderFunctionArgs) => openLink("email", request.signal);

export default function ConfirmEmail({ loaderData }: ScreenProps<typeof loader>) {
  const { token } = loaderData;
  const [isConfirmed, setConfirmed] = useState(false);
  return (
    <LinkPage heading={texts.emailTitle} opened={loaderData}>
      {({ email }) => {
        const shown = { email: <strong>{email}</strong> };
        return (
          <>
            <p role="status" className="wrap-anywhere mb-5">
              {fillWords(isConfirmed ? texts.confirmed : texts.confirmText, shown)}
            </p>
            {!isConfirmed && (
              <Form
                save={() => send(linkCalls.confirmEmail, { body: { token }, isAnonymous: true })}
                onSaved={() => setConfirmed(true)}
              >
                <FailureLine />
                <div>
                  <SubmitButton>{texts.confirm}</SubmitButton>
                </div>
              </Form>
            )}
            <LoginLink />
          </>
        );
      }}
    </LinkPage>
  );
}
