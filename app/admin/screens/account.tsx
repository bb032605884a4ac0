import type { LoaderFunctionArgs } from "react-router";
import { fillWords } from "../../ui/fill-words.tsx";
import { words } from "../../ui/panel-words.ts";
import { LanguageSection } from "../account/language-section.tsx";
import { PasskeysSection } from "../account/passkeys-section.tsx";
import { PasswordSection } from "../account/password-section.tsx";
import { PersonSection } from "../account/person-section.tsx";
import { SessionsSection } from "../account/sessions-section.tsx";
import { listOwnSessions } from "../api/api-client.ts";
import { LoadFailed } from "../frame/load-failed.tsx";
import { ScreenHeading } from "../frame/screen-heading.tsx";
import { listPasskeys } from "../passkeys/passkey-client.ts";
import type { ScreenProps } from "../screen.ts";
import { loadOr } from "../session/session-end.ts";

const said = words.account;

export const title = said.title;

export async function loader({ request }: LoaderFunctionArgs) {
  const [own, passkeys] = await Promise.all([
    loadOr(listOwnSessions(request.signal), undefined),
    loadOr(listPasskeys(request.signal), undefined),
  ]);
  return { own, passkeys };
}

export default function Account({ loaderData: { own, passkeys } }: ScreenProps<typeof loader>) {
  return (
    <>
      <ScreenHeading title={said.heading} />
      {own ? (
        <>
          <p className="-mt-3 mb-6 break-words">
            {fillWords(said.loggedInAs, { email: <strong>{own.email}</strong> })}
          </p>
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
            <div className="grid grid-cols-1 gap-6">
              <PasswordSection email={own.email} />
              <PasskeysSection own={passkeys} />
              <LanguageSection />
            </div>
            <div className="grid grid-cols-1 gap-6">
              <SessionsSection sessions={own.sessions} />
              <PersonSection own={own} />
            </div>
          </div>
        </>
      ) : (
        <LoadFailed text={said.notLoaded} />
      )}
    </>
  );
}
