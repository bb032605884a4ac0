import { type LoaderFunctionArgs, useRevalidator } from "react-router";
import { fillWords } from "../../ui/fill-words.tsx";
import { words } from "../../ui/panel-words.ts";
import { chooseLanguage } from "../account/own-language.ts";
import { PasswordForm } from "../account/password-form.tsx";
import { SessionList } from "../account/session-list.tsx";
import { listOwnSessions } from "../api/api-client.ts";
import { LoadFailed } from "../frame/load-failed.tsx";
import { ScreenHeading } from "../frame/screen-heading.tsx";
import type { ScreenProps } from "../screen.ts";
import { LanguageChoice } from "../session/language-choice.tsx";
import { loadOr } from "../session/session-end.ts";

const said = words.account;

export const title = said.title;

export async function loader({ request }: LoaderFunctionArgs) {
  return { own: await loadOr(listOwnSessions(request.signal), undefined) };
}

export default function Account({ loaderData: { own } }: ScreenProps<typeof loader>) {
  const revalidator = useRevalidator();
  return (
    <>
      <ScreenHeading title={said.heading} />
      {own ? (
        <>
          <p className="-mt-3 mb-6 break-words">
            {fillWords(said.loggedInAs, { email: <strong>{own.email}</strong> })}
          </p>
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <div className="grid gap-6">
              <section className="card p-5 sm:p-7" aria-labelledby="password-heading">
                <h2 id="password-heading" className="text-maroon text-subhead">
                  {said.changePassword}
                </h2>
                <p className="mt-1 mb-5 text-ink-soft">{said.changePasswordText}</p>
                <PasswordForm email={own.email} onChanged={() => revalidator.revalidate()} />
              </section>
              <section className="card p-5 sm:p-7" aria-labelledby="language-heading">
                <h2 id="language-heading" className="text-maroon text-subhead">
                  {words.frame.language}
                </h2>
                <p className="mt-1 mb-5 text-ink-soft">{said.languageText}</p>
                <LanguageChoice onChoose={chooseLanguage} />
              </section>
            </div>
            <section className="card p-5 sm:p-7" aria-labelledby="sessions-heading">
              <h2 id="sessions-heading" className="text-maroon text-subhead">
                {said.whereLoggedIn}
              </h2>
              <p className="mt-1 mb-2 text-ink-soft">{said.whereLoggedInText}</p>
              <SessionList sessions={own.sessions} />
            </section>
          </div>
        </>
      ) : (
        <LoadFailed text={said.notLoaded} />
      )}
    </>
  );
}
