import { generatePath } from "react-router";
import {
  SITE_ADDRESS_PATH,
  type SiteAddressState,
} from "../../../../core/content/site/site-address-contract.ts";
import { callFor } from "../../../../core/panel/api/api-call.ts";
import type { Language } from "../../../../core/words/languages.ts";
import {
  ACCOUNT_PATHS,
  type AccountInfo,
  type CreatedLinkInfo,
  type InvitationInfo,
  type LinkInfo,
  type LinkKind,
  OWN_ACCOUNT_PATHS,
} from "../../content/account-contract.ts";

export const listAccounts = (signal?: AbortSignal) =>
  callFor<AccountInfo[]>("GET", ACCOUNT_PATHS.all, { signal });

export const listInvitations = (signal?: AbortSignal) =>
  callFor<InvitationInfo[]>("GET", ACCOUNT_PATHS.invitations, { signal });

export const invitePerson = (json: { email: string; duties: readonly string[]; language: Language }) =>
  callFor<CreatedLinkInfo>("POST", ACCOUNT_PATHS.invitations, { json });

/** A link to copy, even if the school sends mail. */
export const renewInvitation = (id: string) =>
  callFor<CreatedLinkInfo>("POST", generatePath(ACCOUNT_PATHS.renew, { id }), { json: { asLink: true } });

export const withdrawInvitation = (id: string) =>
  callFor<void>("DELETE", generatePath(ACCOUNT_PATHS.invitation, { id }));

export const changeAccount = (id: string, json: { name?: string; duties?: readonly string[] }) =>
  callFor<void>("PUT", generatePath(ACCOUNT_PATHS.one, { id }), { json });

export const removeAccount = (id: string) => callFor<void>("DELETE", generatePath(ACCOUNT_PATHS.one, { id }));

export const disableAccount = (id: string) =>
  callFor<void>("POST", generatePath(ACCOUNT_PATHS.disable, { id }));

export const enableAccount = (id: string) =>
  callFor<void>("POST", generatePath(ACCOUNT_PATHS.enable, { id }));

export const signOutAccount = (id: string, keptTokens: readonly string[]) =>
  callFor<void>("POST", generatePath(ACCOUNT_PATHS.signOut, { id }), { json: { keptTokens } });

export const createResetLink = (id: string) =>
  callFor<CreatedLinkInfo>("POST", generatePath(ACCOUNT_PATHS.resetLink, { id }));

export const changeOwnName = (name: string) =>
  callFor<void>("PUT", OWN_ACCOUNT_PATHS.name, { json: { name } });

/** Whether the address was changed at once; otherwise it has to be confirmed. */
export const changeOwnEmail = async (email: string, currentPassword: string) =>
  (
    await callFor<{ isChanged: boolean }>("POST", OWN_ACCOUNT_PATHS.email, {
      json: { email, currentPassword },
    })
  ).isChanged;

export const findSiteAddress = (signal?: AbortSignal) =>
  callFor<SiteAddressState>("GET", SITE_ADDRESS_PATH, { signal });

export const confirmSiteAddress = (address: string) =>
  callFor<SiteAddressState>("PUT", SITE_ADDRESS_PATH, { json: { address } });

const isAnonymous = true;

export const findLink = (kind: LinkKind, token: string, signal?: AbortSignal) =>
  callFor<LinkInfo>("POST", OWN_ACCOUNT_PATHS.link, { json: { kind, token }, isAnonymous, signal });

export const acceptInvitation = (json: {
  token: string;
  name: string;
  password: string;
  language: Language;
}) => callFor<void>("POST", OWN_ACCOUNT_PATHS.acceptInvitation, { json, isAnonymous });

export const resetPassword = (json: { token: string; password: string }) =>
  callFor<void>("POST", OWN_ACCOUNT_PATHS.reset, { json, isAnonymous });

export const confirmEmail = (token: string) =>
  callFor<void>("POST", OWN_ACCOUNT_PATHS.confirmEmail, { json: { token }, isAnonymous });

/** Whether the school sends mail. */
export const findMailState = async (signal?: AbortSignal) =>
  (await callFor<{ sendsMail: boolean }>("GET", OWN_ACCOUNT_PATHS.forgotten, { isAnonymous, signal }))
    .sendsMail;

export const askForResetLink = (email: string) =>
  callFor<void>("POST", OWN_ACCOUNT_PATHS.forgotten, { json: { email }, isAnonymous });

export const resetSecondStep = (id: string) =>
  callFor<void>("POST", generatePath(ACCOUNT_PATHS.resetSecondStep, { id }));
