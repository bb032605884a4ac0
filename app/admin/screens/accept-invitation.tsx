import { type LoaderFunctionArgs, useNavigate } from "react-router";
import { OPEN_SCREENS } from "../../../content/site/office-paths.ts";
import { fillWords } from "../../ui/fill-words.tsx";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { acceptInvitation } from "../account/account-client.ts";
import { AccountForm } from "../account/account-form.tsx";
import { DutyList } from "../account/duty-list.tsx";
import { checkRepeated, LinkPage, logInAfter, openLink, passwordFields } from "../account/link-page.tsx";
import type { ScreenProps } from "../screen.ts";
import { useOpenPanel } from "../session/open-panel.ts";

const said = words.links;

export const title = said.invitationTitle;

export const loader = ({ request }: LoaderFunctionArgs) => openLink("invitation", request.signal);

export default function AcceptInvitation({ loaderData }: ScreenProps<typeof loader>) {
  const navigate = useNavigate();
  const open = useOpenPanel("/admin/admin-welcome");
  return (
    <LinkPage heading={said.invitationTitle} opened={loaderData}>
      {({ email, duties }) => (
        <>
          <p className="wrap-anywhere mb-4">
            {fillWords(said.invitedAs, { email: <strong>{email}</strong> })}
          </p>
          <h2 className="mb-2 text-maroon text-subhead">{said.yourDuties}</h2>
          <div className="mb-6">
            <DutyList duties={duties} />
          </div>
          <AccountForm
            fields={[
              { name: "name", label: said.name, type: "text", autoComplete: "name", hint: said.nameHint },
              ...passwordFields(said.password, said.repeated),
            ]}
            email={email}
            submit={said.accept}
            check={checkRepeated}
            onSubmit={async ({ name = "", password = "" }) => {
              await acceptInvitation({ token: loaderData.token, name, password, language: panelLanguage });
              const session = await logInAfter(email, password);
              await (session ? open(session) : navigate(OPEN_SCREENS.login, { replace: true }));
            }}
          />
        </>
      )}
    </LinkPage>
  );
}
