import { randomInt } from "node:crypto";
import { RECOVERY_CODE_COUNT } from "../../../../core/content/api/second-step-contract.ts";
import { plainNumerals } from "../../../../core/content/text/read-number.ts";
import { digest } from "../tokens.ts";

/** Letters and digits, without similar ones. */
const LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789";
const GROUPS = 3;
const GROUP_LENGTH = 4;

const createGroup = () =>
  Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");

const createCode = () => Array.from({ length: GROUPS }, createGroup).join("-");

/** New codes such as `K7MP-4XQA-9TRC`, of about 59 random bits each. */
export const createRecoveryCodes = () => Array.from({ length: RECOVERY_CODE_COUNT }, createCode);

/** A typed code without spaces and hyphens; digits may be Hindi. */
export const plainCode = (typed: string) =>
  plainNumerals(typed)
    .replace(/[\s\p{Pd}]/gu, "")
    .toUpperCase();

/** Six digits are a code of the app. */
export const isAppCode = (plain: string) => /^\d{6}$/.test(plain);

/** The id of the account is a salt. */
export const hashRecoveryCode = (accountId: string, code: string) =>
  digest(`${accountId} ${plainCode(code)}`);
