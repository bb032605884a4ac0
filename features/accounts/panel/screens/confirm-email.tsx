import { useState } from "react";
import type { LoaderFunctionArgs } from "react-router";
import { ApiFailure } from "../../../../core/panel/api/api-failure.ts";
import { Button } from "../../../../core/panel/parts/button.tsx";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { fillWords } from "../../../../core/ui/fill-words.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import { confirmEmail } from "../staff/account-client.ts";
import { LinkPage, LoginLink, openLink } from "../staff/link-page.tsx";

const texts = words.links;

export const title = texts.emailTitle;

export const loader = ({ request }: LoaderFunctionArgs) => openLink("email", request.signal);

export default function ConfirmEmail({ loaderData }: ScreenProps<typeof loader>) {
  const [isSending, setSending] = useState(false);
  const [isConfirmed, setConfirmed] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function confirm(): Promise<void> {
    setSending(true);
    setFailure(undefined);
    try {
      await confirmEmail(loaderData.token);
      setConfirmed(true);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(error.message);
    } finally {
      setSending(false);
    }
  }

  return (
    <LinkPage heading={texts.emailTitle} opened={loaderData}>
      {({ email }) => {
        const shown = { email: <strong>{email}</strong> };
        return (
          <>
            <p role="status" className="wrap-anywhere mb-5">
              {fillWords(isConfirmed ? texts.confirmed : texts.confirmText, shown)}
            </p>
            <p role="alert" className="mb-5 font-bold text-danger empty:hidden">
              {failure}
            </p>
            {!isConfirmed && (
              <Button onClick={() => void confirm()} isBusy={isSending} busyText={words.frame.saving}>
                {texts.confirm}
              </Button>
            )}
            <LoginLink />
          </>
        );
      }}
    </LinkPage>
  );
}
