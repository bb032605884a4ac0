import { type LoaderFunctionArgs, useNavigate } from "react-router";
import { OPEN_SCREENS } from "../../../content/site/office-paths.ts";
import { fillWords } from "../../ui/fill-words.tsx";
import { words } from "../../ui/panel-words.ts";
import { resetPassword } from "../account/account-client.ts";
import { AccountForm } from "../account/account-form.tsx";
import { checkRepeated, LinkPage, logInAfter, openLink, passwordFields } from "../account/link-page.tsx";
import type { ScreenProps } from "../screen.ts";
import { useOpenPanel } from "../session/open-panel.ts";

const said = words.links;

export const title = said.resetTitle;

export const loader = ({ request }: LoaderFunctionArgs) => openLink("reset", request.signal);

export default function NewPassword({ loaderData }: ScreenProps<typeof loader>) {
  const navigate = useNavigate();
  const open = useOpenPanel("/admin/admin-welcome");
  return (
    <LinkPage heading={said.resetTitle} opened={loaderData}>
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
              const session = await logInAfter(email, password);
              await (session ? open(session) : navigate(OPEN_SCREENS.login, { replace: true }));
            }}
          />
        </>
      )}
    </LinkPage>
  );
}
