import { useId } from "react";
import { controlClass, labelClass } from "../../ui/control-classes.ts";
import { fillWords } from "../../ui/fill-words.tsx";
import { words } from "../../ui/panel-words.ts";
import { ApiFailure } from "../api/api-failure.ts";

/** Asks only for the password when the email is known. */
export function CredentialInputs({ knownEmail }: { knownEmail?: string }) {
  const id = useId();
  return (
    <>
      {knownEmail === undefined ? (
        <div className="grid gap-1.5">
          <label htmlFor={`${id}-email`} className={labelClass}>
            {words.login.email}
          </label>
          <input
            id={`${id}-email`}
            name="email"
            type="email"
            autoComplete="username"
            required
            className={controlClass}
          />
        </div>
      ) : (
        <p className="break-words">
          {fillWords(words.login.logInAs, { email: <strong>{knownEmail}</strong> })}
          {/* For password managers. */}
          <input type="email" name="email" autoComplete="username" value={knownEmail} readOnly hidden />
        </p>
      )}
      <div className="grid gap-1.5">
        <label htmlFor={`${id}-password`} className={labelClass}>
          {words.login.password}
        </label>
        <input
          id={`${id}-password`}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          className={controlClass}
        />
      </div>
    </>
  );
}

export function readCredentials(form: HTMLFormElement): [email: string, password: string] {
  const sent = new FormData(form);
  return [String(sent.get("email")), String(sent.get("password"))];
}

export function describeLoginFailure(error: unknown): string {
  if (!(error instanceof ApiFailure) || error.status !== 429) return words.login.failed;
  const minutes = Math.ceil((error.retryAfterSeconds ?? 60) / 60);
  return `${error.message} ${words.login.tryAgainIn(minutes)}`;
}
