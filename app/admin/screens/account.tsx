import type { LoaderFunctionArgs } from "react-router";
import { fillWords } from "../../ui/fill-words.tsx";
import { words } from "../../ui/panel-words.ts";
import { CertificateMailsSection, findCertificateMails } from "../account/certificate-mails-section.tsx";
import { EnquiryMailsSection, findMailChoices } from "../account/enquiry-mails-section.tsx";
import { LanguageSection } from "../account/language-section.tsx";
import { PasskeysSection } from "../account/passkeys-section.tsx";
import { PasswordSection } from "../account/password-section.tsx";
import { PersonSection } from "../account/person-section.tsx";
import { findOwnSecondStep } from "../account/second-step-client.ts";
import { SecondStepSection } from "../account/second-step-section.tsx";
import { SessionsSection } from "../account/sessions-section.tsx";
import { listOwnTokens } from "../account/token-client.ts";
import { TokensSection } from "../account/tokens-section.tsx";
import { listOwnSessions } from "../api/api-client.ts";
import { LoadFailed } from "../frame/load-failed.tsx";
import { ScreenHeading } from "../frame/screen-heading.tsx";
import { listPasskeys } from "../passkeys/passkey-client.ts";
import type { ScreenProps } from "../screen.ts";
import { may, useMay } from "../session/rights.ts";
import { loadOr } from "../session/session-end.ts";

const said = words.account;

export const title = said.title;

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const [own, secondStep, passkeys, tokens, mails, certificateMails] = await Promise.all([
    loadOr(listOwnSessions(signal), undefined),
    loadOr(findOwnSecondStep(signal), undefined),
    loadOr(listPasskeys(signal), undefined),
    loadOr(listOwnTokens(signal), undefined),
    may("enquiries:read") ? loadOr(findMailChoices(signal), undefined) : undefined,
    may("certificates:read") ? loadOr(findCertificateMails(signal), undefined) : undefined,
  ]);
  return { own, secondStep, passkeys, tokens, mails, certificateMails };
}

export default function Account({
  loaderData: { own, secondStep, passkeys, tokens, mails, certificateMails },
}: ScreenProps<typeof loader>) {
  const mayDo = useMay();
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
              {secondStep && <SecondStepSection own={secondStep} />}
              <PasswordSection email={own.email} tokens={tokens} />
              <PasskeysSection own={passkeys} />
            </div>
            <div className="grid grid-cols-1 gap-6">
              <SessionsSection sessions={own.sessions} />
              <PersonSection own={own} />
              {mayDo("enquiries:read") && <EnquiryMailsSection own={mails} />}
              {mayDo("certificates:read") && <CertificateMailsSection own={certificateMails} />}
              <LanguageSection />
              <TokensSection tokens={tokens} />
            </div>
          </div>
        </>
      ) : (
        <LoadFailed text={said.notLoaded} />
      )}
    </>
  );
}
