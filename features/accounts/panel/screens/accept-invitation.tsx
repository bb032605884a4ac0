import type { LoaderFunctionArgs } from "react-router";
import { send } from "../../../../core/panel/api/send.ts";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { AccountForm } from "../../../../core/panel/second-step/account-form.tsx";
import { fillWords } from "../../../../core/ui/fill-words.tsx";
import { panelLanguage, words } from "../../../../core/ui/panel-words.ts";
import { linkCalls } from "../../content/account-contract.ts";
import { DutyList } from "../staff/duty-list.tsx";
import { checkRepeated, LinkPage, openLink, passwordFields, useLoginAfter } from "../staff/link-page.tsx";

const texts = words.links;

export const title = texts.invitationTitle;

export const loader = ({ request }: LoaderFunctionArgs) => openLink("invitation", request.signal);

export default function AcceptInvitation({ loaderData }: ScreenProps<typeof loader>) {
  const { logInAfter, form } = useLoginAfter();
  return (
    <LinkPage heading={texts.invitationTitle} opened={loaderData} instead={form}>
      {({ email, duties }) => (
        <>
          <p className="wrap-anywhere mb-4">
            {fillWords(texts.invitedAs, { email: <strong>{email}</strong> })}
          </p>
          <h2 className="mb-2 text-maroon text-subhead">{texts.yourDuties}</h2>
          <div className="mb-6">
            <DutyList duties={duties} />
          </div>
          <AccountForm
            fields={[
              { name: "name", label: texts.name, type: "text", autoComplete: "name", hint: texts.nameHint },
              ...passwordFields(texts.password, texts.repeated),
            ]}
            email={email}
            submit={texts.accept}
            check={checkRepeated}
            save={async ({ name = "", password = "" }) => {
              const body = { token: loaderData.token, name, password, language: panelLanguage };
              await send(linkCalls.acceptInvitation, { body, isAnonymous: true });
              return password;
            }}
            onSaved={(password) => logInAfter(email, password)}
          />
        </>
      )}
    </LinkPage>
  );
}
