import { useRef, useState } from "react";
import { Link, type LoaderFunctionArgs, useRevalidator } from "react-router";
import type { OwnSessions } from "../../../content/api/api-contract.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { fillWords } from "../../ui/fill-words.tsx";
import { words } from "../../ui/panel-words.ts";
import { ShortText } from "../../ui/short-text.tsx";
import { showError, showSuccess } from "../../ui/toasts.tsx";
import { changeOwnEmail, changeOwnName } from "../account/account-client.ts";
import { type AccountField, AccountForm } from "../account/account-form.tsx";
import { chooseLanguage } from "../account/own-language.ts";
import { changePassword, endOwnSession, listOwnSessions } from "../api/api-client.ts";
import { ApiFailure, logFailure } from "../api/api-failure.ts";
import { formatAgo, formatIndianMoment } from "../dates/format-date.ts";
import { LoadFailed } from "../frame/load-failed.tsx";
import { ScreenHeading } from "../frame/screen-heading.tsx";
import type { ScreenProps } from "../screen.ts";
import { LanguageChoice } from "../session/language-choice.tsx";
import { rememberEmail } from "../session/session.ts";
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
            <div className="grid gap-6">
              <section className="card p-5 sm:p-7" aria-labelledby="sessions-heading">
                <h2 id="sessions-heading" className="text-maroon text-subhead">
                  {said.whereLoggedIn}
                </h2>
                <p className="mt-1 mb-2 text-ink-soft">{said.whereLoggedInText}</p>
                <SessionList sessions={own.sessions} />
              </section>
              <section className="card p-5 sm:p-7" aria-labelledby="person-heading">
                <h2 id="person-heading" className="text-maroon text-subhead">
                  {said.person}
                </h2>
                <p className="mt-1 mb-5 text-ink-soft">{said.personText}</p>
                <PersonForms own={own} onChanged={() => revalidator.revalidate()} />
              </section>
            </div>
          </div>
        </>
      ) : (
        <LoadFailed text={said.notLoaded} />
      )}
    </>
  );
}

function PersonForms({ own, onChanged }: { own: OwnSessions; onChanged: () => void }) {
  return (
    <div className="grid gap-8">
      <AccountForm
        key={own.name}
        fields={[{ name: "name", label: said.name, type: "text", autoComplete: "name", initial: own.name }]}
        submit={said.saveName}
        onSubmit={async ({ name = "" }) => {
          await changeOwnName(name);
          showSuccess(said.nameSaved);
          onChanged();
        }}
      />
      <AccountForm
        fields={[
          { name: "email", label: said.email, type: "email", autoComplete: "email" },
          {
            name: "currentPassword",
            label: said.passwordForEmail,
            type: "password",
            autoComplete: "current-password",
          },
        ]}
        email={own.email}
        submit={said.saveEmail}
        onSubmit={async ({ email = "", currentPassword = "" }) => {
          const isChanged = await changeOwnEmail(email, currentPassword);
          showSuccess(isChanged ? said.emailChanged(email) : said.emailSent(email));
          if (isChanged) rememberEmail(email);
          onChanged();
        }}
      />
    </div>
  );
}

const PASSWORD_FIELDS: AccountField[] = [
  {
    name: "currentPassword",
    label: said.currentPassword,
    type: "password",
    autoComplete: "current-password",
  },
  {
    name: "newPassword",
    label: said.newPassword,
    type: "password",
    autoComplete: "new-password",
    hint: said.newPasswordHint,
  },
  { name: "repeated", label: said.repeated, type: "password", autoComplete: "new-password" },
];

const checkRepeated = ({ newPassword, repeated }: Record<string, string>): Record<string, string> =>
  newPassword === repeated ? {} : { repeated: said.notTheSame };

function PasswordForm({ email, onChanged }: { email: string; onChanged: () => void }) {
  return (
    <AccountForm
      fields={PASSWORD_FIELDS}
      email={email}
      submit={said.submitPassword}
      check={checkRepeated}
      onSubmit={async ({ currentPassword = "", newPassword = "" }) => {
        await changePassword(currentPassword, newPassword);
        showSuccess(said.passwordChanged);
        onChanged();
      }}
    />
  );
}

function SessionList({ sessions }: Pick<OwnSessions, "sessions">) {
  const listRef = useRef<HTMLUListElement>(null);
  const revalidator = useRevalidator();
  const [endingId, setEndingId] = useState<string>();

  async function end(id: string): Promise<void> {
    setEndingId(id);
    try {
      await endOwnSession(id);
      showSuccess(said.sessionEnded);
    } catch (error) {
      // A session that has already ended is the wanted result.
      if (!(error instanceof ApiFailure && error.status === 404)) {
        logFailure(error);
        showError(said.endFailed);
        return;
      }
    } finally {
      setEndingId(undefined);
    }
    await revalidator.revalidate();
    // The button that had the focus is no longer there.
    listRef.current?.focus();
  }

  return (
    <ul
      ref={listRef}
      tabIndex={-1}
      aria-label={said.sessions}
      className="grid divide-y divide-line focus:outline-none"
    >
      {sessions.map(({ id, device, createdAt, lastSeenAt, isCurrent }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
          <div className="min-w-0 flex-1 basis-56">
            <p className="font-bold">
              {words.translate(device) || said.unknownDevice}
              {isCurrent && (
                <span className="ml-2 rounded-control bg-saffron-soft px-2 py-0.5 text-caption">
                  {said.thisSession}
                </span>
              )}
            </p>
            <p className="text-caption text-ink-soft">{said.loggedIn(formatIndianMoment(createdAt))}</p>
            <p className="text-caption text-ink-soft">{said.lastUsed(formatAgo(lastSeenAt, new Date()))}</p>
          </div>
          {isCurrent ? (
            <Link to="/admin/logout" className={buttonClass("secondary")}>
              {said.logOut}
            </Link>
          ) : (
            <Button
              variant="secondary"
              onClick={() => end(id)}
              isBusy={endingId === id}
              busyText={said.ending}
            >
              <ShortText
                text={said.end}
                name={said.endSession(words.translate(device), formatIndianMoment(createdAt))}
              />
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
