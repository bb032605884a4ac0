import { generatePath } from "react-router";
import { callFor } from "../../../../core/panel/api/api-call.ts";
import {
  type CreatedToken,
  TOKEN_PATHS,
  type TokenInfo,
  type TokenInput,
} from "../../content/token-contract.ts";

export const listOwnTokens = (signal?: AbortSignal) =>
  callFor<TokenInfo[]>("GET", TOKEN_PATHS.own, { signal });

export const createToken = (json: TokenInput) => callFor<CreatedToken>("POST", TOKEN_PATHS.own, { json });

export const revokeOwnToken = (id: string) =>
  callFor<void>("DELETE", generatePath(TOKEN_PATHS.ownOne, { id }));

export const revokeTokenOf = (account: string, token: string) =>
  callFor<void>("DELETE", generatePath(TOKEN_PATHS.ofAccount, { id: account, token }));
