import { type ReactNode, useEffect, useState } from "react";
import { Link, useNavigate, useRevalidator } from "react-router";
import { failureOf } from "../../../../core/panel/api/api-failure.ts";
import { send } from "../../../../core/panel/api/send.ts";
import type { FieldErrors, Values } from "../../../../core/panel/forms/form-state.ts";
import { Notice } from "../../../../core/panel/parts/notice.tsx";
import type { AccountField } from "../../../../core/panel/second-step/account-form.tsx";
import { logIn } from "../../../../core/panel/session/log-in.ts";
import { useOpenPanel } from "../../../../core/panel/session/open-panel.ts";
import { findToken } from "../../../../core/panel/session/session.ts";
import { LoginFrame } from "../../../../core/panel/session/steps/login-frame.tsx";
import { SecondStepForm, type SecondStepOf } from "../../../../core/panel/session/steps/second-step-form.tsx";
import { followLanguage } from "../../../../core/ui/panel-language.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import { type LinkInfo, type LinkKind, linkCalls } from "../../content/account-contract.ts";
import { OPEN_SCREENS } from "../../content/screen-paths.ts";

export interface OpenedLink {
  token: string;
  /** Absent if the link cannot be used. */
  link?: LinkInfo;
  /** Why not. */
  failure?: string;
}

/** Reads the link in the address bar. The router's request has no fragment. */
export async function openLink(kind: LinkKind, signal: AbortSignal): Promise<OpenedLink> {
  const token = location.hash.slice(1);
  const isAnonymous = true;
  try {
    const link = await send(linkCalls.find, { body: { kind, token }, isAnonymous, signal });
    // Somebody who is logged in reads the link of another person, whose language is not theirs.
    if (!findToken() && followLanguage(link.language)) await new Promise(() => location.reload());
    return { token, link };
  } catch (error) {
    return { token, failure: failureOf(error).message };
  }
}

interface LinkPageProps {
  heading: string;
  opened: OpenedLink;
  /** Shown after the link was used. */
  instead?: ReactNode;
  children: (link: LinkInfo) => ReactNode;
}

/** The page of a link: says why it cannot be used, or shows what it is for. */
export function LinkPage({ heading, opened: { link, failure }, instead, children }: LinkPageProps) {
  const revalidator = useRevalidator();
  // Another link that is pasted into the address bar does not load the page again.
  useEffect(() => {
    const reload = () => void revalidator.revalidate();
    addEventListener("hashchange", reload);
    return () => removeEventListener("hashchange", reload);
  }, [revalidator]);
  return (
    <LoginFrame heading={heading} choosesLanguageFirst>
      {link ? (
        (instead ?? children(link))
      ) : (
        <>
          <Notice role="alert">{failure}</Notice>
          <LoginLink />
        </>
      )}
    </LoginFrame>
  );
}

export const LoginLink = () => (
  <p className="mt-6 text-center">
    <Link to={OPEN_SCREENS.login} className="text-link">
      {words.links.toLogin}
    </Link>
  </p>
);

/** The fields of a new password. */
export const passwordFields = (label: string, repeated: string): AccountField[] => [
  {
    name: "password",
    label,
    type: "password",
    autoComplete: "new-password",
    hint: words.links.passwordHint,
  },
  { name: "repeated", label: repeated, type: "password", autoComplete: "new-password" },
];

export const checkRepeated = ({ password, repeated }: Values): FieldErrors =>
  password === repeated ? {} : { repeated: words.links.notTheSame };

/** Logs a person in who has just set a password, here if possible. `step` is the second step of that login. */
export function useLoginAfter() {
  const navigate = useNavigate();
  const open = useOpenPanel("/admin/admin-welcome");
  const [step, setStep] = useState<SecondStepOf>();
  const toLogin = () => void navigate(OPEN_SCREENS.login, { replace: true });

  async function logInAfter(email: string, password: string): Promise<void> {
    try {
      await open(await logIn(email, password));
    } catch (error) {
      const { secondStep } = failureOf(error);
      if (secondStep) setStep({ email, ...secondStep });
      else toLogin();
    }
  }

  const form = step && (
    <>
      <Notice role="status" className="mb-5">
        {words.secondStep.passwordSet}
      </Notice>
      <SecondStepForm step={step} submitLabel={words.login.submit} onLogIn={open} onBack={toLogin} />
    </>
  );
  return { logInAfter, form };
}
