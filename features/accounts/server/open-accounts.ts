import { oncePerServer } from "../../../core/server/feature-server.ts";
import { findSchoolTexts } from "../../../core/server/pages/school-texts.ts";
import { createAccountStore } from "./account-store.ts";
import { createTokenStore } from "./api-tokens/token-store.ts";
import { type AccountMailer, createAccountMails } from "./links/account-mail.ts";
import { createLinkLimits } from "./links/link-limits.ts";
import { createLinkStore } from "./links/link-store.ts";
import { createRecipientFinder } from "./links/mail-recipients.ts";
import { createSessionStore } from "./login/session-store.ts";
import { createMailChoiceStore } from "./mails/mail-choices.ts";
import { createPasskeyStore } from "./passkeys/passkey-store.ts";
import { createWebauthn } from "./passkeys/webauthn.ts";
import { createPasswordQueue } from "./passwords/password-queue.ts";
import { createLoginSteps } from "./second-step/login-steps.ts";
import { createSecondStepStore } from "./second-step/second-step-store.ts";
import { createSecurityEvents } from "./security-events.ts";

declare module "../../../core/server/feature-server.ts" {
  interface Replacements {
    /** Queues the mails about accounts; absent: the outbox. */
    accountMailer?: AccountMailer;
  }
}

/** Accounts, their sessions and tokens, and who may do what. */
export const openAccounts = oncePerServer((core) => {
  const { config, db, limiter, outbox, pages, findSiteAddress, now, replacements } = core;
  const mails = createAccountMails(replacements.accountMailer ?? core.mail, config.siteUrl, findSiteAddress);
  const securityEvents = createSecurityEvents(db, mails, now);
  const { recordSecurityEvent } = securityEvents;
  const accounts = createAccountStore(db, findSchoolTexts(pages), recordSecurityEvent);
  const loginSteps = createLoginSteps(db, now);
  return {
    db,
    accounts,
    limiter,
    mails,
    securityEvents,
    recordSecurityEvent,
    loginSteps,
    mailChoices: createMailChoiceStore({ db, findRecipients: createRecipientFinder(accounts), now }),
    findSchoolName: async () => (await outbox.findSchool("en")).name,
    inTurn: createPasswordQueue(),
    linkLimits: createLinkLimits(limiter),
    links: createLinkStore(db, now),
    passkeys: createPasskeyStore(db, now),
    secondSteps: createSecondStepStore(db, { loginSteps, recordSecurityEvent }, now),
    sessions: createSessionStore(db, now),
    tokens: createTokenStore(db, recordSecurityEvent, now),
    webauthn: createWebauthn(config.siteUrl),
  };
});
