import type { LoaderFunctionArgs } from "react-router";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { AccountForm } from "../../../../core/panel/second-step/account-form.tsx";
import { fillWords } from "../../../../core/ui/fill-words.tsx";
import { panelLanguage, words } from "../../../../core/ui/panel-words.ts";
import { acceptInvitation } from "../staff/account-client.ts";
import { DutyList } from "../staff/duty-list.tsx";
import { checkRepeated, LinkPage, openLink, passwordFields, useLoginAfter } from "../staff/link-page.tsx";

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
