import { Fragment } from "react";
import type { LoaderFunctionArgs } from "react-router";
import { listOwnSessions } from "../../../../core/panel/api/api-client.ts";
import { LoadFailed } from "../../../../core/panel/frame/load-failed.tsx";
import { ScreenHeading } from "../../../../core/panel/frame/screen-heading.tsx";
import { listPasskeys } from "../../../../core/panel/passkeys/passkey-client.ts";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { findOwnSecondStep } from "../../../../core/panel/second-step/second-step-client.ts";
import { isPartOn } from "../../../../core/panel/session/off-parts.ts";
import { may, useMay } from "../../../../core/panel/session/rights.ts";
import { loadOr } from "../../../../core/panel/session/session-end.ts";
import { fillWords } from "../../../../core/ui/fill-words.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import { accountCards } from "../../../panel-account.ts";
import { LanguageSection } from "../language-section.tsx";
import { PasswordSection } from "../password-section.tsx";
import { PasskeysSection } from "../second-step/passkeys-section.tsx";
import { SecondStepSection } from "../second-step/second-step-section.tsx";
import { SessionsSection } from "../sessions-section.tsx";
import { PersonSection } from "../staff/person-section.tsx";
import { listOwnTokens } from "../tokens/token-client.ts";
import { TokensSection } from "../tokens/tokens-section.tsx";

const texts = words.account;

export const title = texts.title;

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const [own, secondStep, passkeys, tokens, cards] = await Promise.all([
    loadOr(listOwnSessions(signal), undefined),
    loadOr(findOwnSecondStep(signal), undefined),
    loadOr(listPasskeys(signal), undefined),
    loadOr(listOwnTokens(signal), undefined),
    Promise.all(
      accountCards
        .filter(({ feature, needs }) => isPartOn(feature) && may(needs))
        .map(async ({ needs, load }) => ({ needs, card: await load(signal) })),
    ),
  ]);
  return { own, secondStep, passkeys, tokens, cards };
}

export default function Account({
  loaderData: { own, secondStep, passkeys, tokens, cards },
}: ScreenProps<typeof loader>) {
  const mayDo = useMay();
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
              {cards.map(({ needs, card }) => mayDo(needs) && <Fragment key={needs}>{card}</Fragment>)}
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
