import { type FormEvent, useId, useRef, useState } from "react";
import { Link, type LoaderFunctionArgs, useRevalidator } from "react-router";
import type { OwnSessions } from "../../../content/api/api-contract.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { controlClass } from "../../ui/control-classes.ts";
import { fillWords } from "../../ui/fill-words.tsx";
import { words } from "../../ui/panel-words.ts";
import { ShortText } from "../../ui/short-text.tsx";
import { showError, showSuccess } from "../../ui/toasts.tsx";
import { chooseLanguage } from "../account/own-language.ts";
import { changePassword, endOwnSession, listOwnSessions } from "../api/api-client.ts";
import { ApiFailure, logFailure } from "../api/api-failure.ts";
import { formatAgo, formatIndianMoment } from "../dates/format-date.ts";
import { TickLine } from "../entry-form/choice-inputs.tsx";
import { FieldFrame } from "../entry-form/field-frame.tsx";
import { findControl } from "../entry-form/form-values.ts";
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

const FIELDS = [
  { name: "currentPassword", label: said.currentPassword, autoComplete: "current-password" },
  {
    name: "newPassword",
    label: said.newPassword,
    autoComplete: "new-password",
    hint: said.newPasswordHint,
  },
  { name: "repeated", label: said.repeated, autoComplete: "new-password" },
];

function PasswordForm({ email, onChanged }: { email: string; onChanged: () => void }) {
  const id = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [isShown, setShown] = useState(false);

  function explain(found: Record<string, string>): void {
    setErrors(found);
    const first = FIELDS.find(({ name }) => found[name] !== undefined);
    if (first && formRef.current) findControl(formRef.current, first.name)?.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSaving) return;
    const form = event.currentTarget;
    const sent = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const found = findErrors(sent);
    setFailure(undefined);
    explain(found);
    if (Object.keys(found).length > 0) return;
    setSaving(true);
    try {
      await changePassword(sent.currentPassword ?? "", sent.newPassword ?? "");
      showSuccess(said.passwordChanged);
      form.reset();
      setShown(false);
      onChanged();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      explain(error.fieldErrors);
      if (Object.keys(error.fieldErrors).length === 0) setFailure(error.message);
    } finally {
      setSaving(false);
    }
  }

  return (
    <form ref={formRef} noValidate onSubmit={submit} className="grid gap-5">
      {/* For password managers. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      {FIELDS.map(({ name, label, hint, autoComplete }) => (
        <FieldFrame
          key={name}
          id={`${id}-${name}`}
          name={name}
          label={label}
          hint={hint}
          error={errors[name]}
        >
          {(control) => (
            <input
              {...control}
              type={isShown ? "text" : "password"}
              autoComplete={autoComplete}
              autoCapitalize="none"
              spellCheck={false}
              maxLength={1024}
              required
              className={controlClass}
            />
          )}
        </FieldFrame>
      ))}
      <TickLine type="checkbox" checked={isShown} onChange={(event) => setShown(event.target.checked)}>
        {said.showTyped}
      </TickLine>
      <p role="alert" className="font-bold text-danger empty:hidden">
        {failure}
      </p>
      <div className="flex justify-end">
        <Button type="submit" isBusy={isSaving} busyText={words.frame.saving}>
          {said.submitPassword}
        </Button>
      </div>
    </form>
  );
}

function findErrors(sent: Record<string, string>): Record<string, string> {
  const missing = FIELDS.filter(({ name }) => !sent[name]);
  if (missing.length > 0) {
    return Object.fromEntries(missing.map(({ name, label }) => [name, said.isRequired(label)]));
  }
  return sent.newPassword === sent.repeated ? {} : { repeated: said.notTheSame };
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
