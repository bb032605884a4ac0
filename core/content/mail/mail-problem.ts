import { isEmailAddress } from "../text/email-address.ts";

/** Why no mail can be sent to a person. */
export const MAIL_PROBLEMS = ["notSet", "noAddress", "badAddress"] as const;
export type MailProblem = (typeof MAIL_PROBLEMS)[number];

/** Null if a mail can be sent. The office may have typed anything as the address. */
export function findMailProblem(address: unknown, isMailSet: boolean): MailProblem | null {
  if (!isMailSet) return "notSet";
  if (!address) return "noAddress";
  return isEmailAddress(String(address)) ? null : "badAddress";
}
