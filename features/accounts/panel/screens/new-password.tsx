import type { LoaderFunctionArgs } from "react-router";
import { send } from "../../../../core/panel/api/send.ts";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { AccountForm } from "../../../../core/panel/second-step/account-form.tsx";
import { fillWords } from "../../../../core/ui/fill-words.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import { linkCalls } from "../../content/account-contract.ts";
import { checkRepeated, LinkPage, openLink, passwordFields, useLoginAfter } from "../staff/link-page.tsx";

const texts = words.links;

export const title = texts.resetTitle;

export const loader = ({ request }: LoaderFunctionArgs) => openLink("reset", request.signal);

export default function NewPassword({ loaderData }: ScreenProps<typeof loader>) {
  const { logInAfter, form } = useLoginAfter();
  return (
    <LinkPage heading={texts.resetTitle} opened={loaderData} instead={form}>
      {({ email }) => (
        <>
          <p className="wrap-anywhere mb-6">
            {fillWords(texts.resetFor, { email: <strong>{email}</strong> })}
          </p>
          <AccountForm
            fields={passwordFields(texts.newPassword, texts.repeatedNew)}
            email={email}
            submit={texts.reset}
            check={checkRepeated}
            save={async ({ password = "" }) => {
              const body = { token: loaderData.token, password };
              await send(linkCalls.resetPassword, { body, isAnonymous: true });
              return password;
            }}
            onSaved={(password) => logInAfter(email, password)}
          />
        </>
      )}
    </LinkPage>
  );
}
