import type { LoaderFunctionArgs } from "react-router";
import { fillWords } from "../../ui/fill-words.tsx";
import { words } from "../../ui/panel-words.ts";
import { resetPassword } from "../account/account-client.ts";
import { AccountForm } from "../account/account-form.tsx";
import { checkRepeated, LinkPage, openLink, passwordFields, useLoginAfter } from "../account/link-page.tsx";
import type { ScreenProps } from "../screen.ts";

const said = words.links;

export const title = said.resetTitle;

export const loader = ({ request }: LoaderFunctionArgs) => openLink("reset", request.signal);

export default function NewPassword({ loaderData }: ScreenProps<typeof loader>) {
  const { logInAfter, form } = useLoginAfter();
  return (
    <LinkPage heading={said.resetTitle} opened={loaderData} instead={form}>
      {({ email }) => (
        <>
          <p className="wrap-anywhere mb-6">
            {fillWords(said.resetFor, { email: <strong>{email}</strong> })}
          </p>
          <AccountForm
            fields={passwordFields(said.newPassword, said.repeatedNew)}
            email={email}
            submit={said.reset}
            check={checkRepeated}
            onSubmit={async ({ password = "" }) => {
              await resetPassword({ token: loaderData.token, password });
              await logInAfter(email, password);
            }}
          />
        </>
      )}
    </LinkPage>
  );
}
