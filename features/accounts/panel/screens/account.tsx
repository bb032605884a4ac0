import type { LoaderFunctionArgs } from "react-router";
import { passkeyCalls } from "../../../../core/content/api/passkey-contract.ts";
import { secondStepCalls } from "../../../../core/content/api/second-step-contract.ts";
import { sessionCalls } from "../../../../core/content/api/session-contract.ts";
import { send } from "../../../../core/panel/api/send.ts";
import { LoadFailed } from "../../../../core/panel/frame/load-failed.tsx";
import { ScreenHeading } from "../../../../core/panel/frame/screen-heading.tsx";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { loadOr } from "../../../../core/panel/session/session-end.ts";
import { fillWords } from "../../../../core/ui/fill-words.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import { mailChoiceCalls } from "../../content/mail-choices.ts";
import { tokenCalls } from "../../content/token-contract.ts";
import { LanguageSection } from "../language-section.tsx";
import { MailsSection } from "../mails-section.tsx";
import { PasswordSection } from "../password-section.tsx";
import { PasskeysSection } from "../second-step/passkeys-section.tsx";
import { SecondStepSection } from "../second-step/second-step-section.tsx";
import { SessionsSection } from "../sessions-section.tsx";
import { PersonSection } from "../staff/person-section.tsx";
import { TokensSection } from "../tokens/tokens-section.tsx";

const texts = words.account;

export const title = texts.title;

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const [own, secondStep, passkeys, tokens, mails] = await Promise.all([
    loadOr(send(sessionCalls.list, { signal }), undefined),
    loadOr(send(secondStepCalls.find, { signal }), undefined),
    loadOr(send(passkeyCalls.list, { signal }), undefined),
    loadOr(send(tokenCalls.list, { signal }), undefined),
    loadOr(send(mailChoiceCalls.find, { signal }), undefined),
  ]);
  return { own, secondStep, passkeys, tokens, mails };
}

export default function Account({
  loaderData: { own, secondStep, passkeys, tokens, mails },
}: ScreenProps<typeof loader>) {
  return (
    <>
      <ScreenHeading title={texts.heading} />
      {own ? (
        <>
          <p className="-mt-3 mb-6 break-words">
            {fillWords(texts.loggedInAs, { email: <strong>{own.email}</strong> })}
          </p>
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
            <div className="grid grid-cols-1 gap-6">
              {secondStep && <SecondStepSection own={secondStep} />}
              <PasswordSection email={own.email} tokens={tokens} />
              <PasskeysSection own={passkeys} />
            </div>
            <div className="grid grid-cols-1 gap-6">
              <SessionsSection sessions={own.sessions} />
              <PersonSection own={own} />
              <MailsSection own={mails} />
              <LanguageSection />
              <TokensSection tokens={tokens} />
            </div>
          </div>
        </>
      ) : (
        <LoadFailed text={texts.notLoaded} />
      )}
    </>
  );
}
