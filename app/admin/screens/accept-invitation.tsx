import type { LoaderFunctionArgs } from "react-router";
import { fillWords } from "../../ui/fill-words.tsx";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { acceptInvitation } from "../account/account-client.ts";
import { AccountForm } from "../account/account-form.tsx";
import { DutyList } from "../account/duty-list.tsx";
import { checkRepeated, LinkPage, openLink, passwordFields, useLoginAfter } from "../account/link-page.tsx";
import type { ScreenProps } from "../screen.ts";

const said = words.links;

export const title = said.invitationTitle;

export const loader = ({ request }: LoaderFunctionArgs) => openLink("invitation", request.signal);

export default function AcceptInvitation({ loaderData }: ScreenProps<typeof loader>) {
  const { logInAfter, form } = useLoginAfter();
  return (
    <LinkPage heading={said.invitationTitle} opened={loaderData} instead={form}>
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
              await logInAfter(email, password);
            }}
          />
        </>
      )}
    </LinkPage>
  );
}
