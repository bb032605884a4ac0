import { z } from "zod";
import { defineCalls } from "../../../core/content/api/define-calls.ts";
import { message } from "../../../core/content/messages/message.ts";
import "../../../core/content/api/schemas-in-browsers.ts";

/** Events that are reported to the owner of an account, because somebody else may have caused them. */
export const SECURITY_EVENTS = [
  "token-created",
  /** Changed by the owner, with the earlier password. */
  "password-changed",
  /** With a link, or by the command line. */
  "password-reset",
  "passkey-added",
  "passkey-removed",
  "app-added",
  "app-removed",
  /** Another person has removed the app, the recovery codes and the passkeys. */
  "second-step-reset",
  "recovery-code-used",
  /** Ten wrong codes at the second step within a day. */
  "codes-failed",
] as const;
export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

export const MAX_SECURITY_EVENTS = 20;

const securityEventSchema = z.object({
  _id: z.string(),
  /** A later version may have others. */
  event: z.string(),
  at: z.iso.datetime(),
});
export type SecurityEventInfo = z.infer<typeof securityEventSchema>;

const dismissedEventsSchema = z.strictObject({
  ids: z
    .array(z.string().max(100))
    .min(1, message("no_id"))
    .max(MAX_SECURITY_EVENTS, message("too_many_values", { maximum: MAX_SECURITY_EVENTS, things: "ids" })),
});

/** Events of the own account. */
export const securityEventCalls = defineCalls("Admins", {
  list: {
    method: "GET",
    path: "/admins/security-events",
    access: "session",
    exposeHeadRoute: false,
    summary: "What happened to your account in the last 30 days, until you dismiss it",
    answer: z.array(securityEventSchema),
  },
  dismiss: {
    method: "POST",
    path: "/admins/security-events/dismiss",
    access: "session",
    worksOnFullDisk: true,
    summary: "Dismiss what you know about",
    body: dismissedEventsSchema,
  },
});
