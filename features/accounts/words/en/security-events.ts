import type { SecurityEvent } from "../../content/security-event-contract.ts";

/** Events of the own account on the dashboard. */
export const securityEvents = {
  title: "What happened to your account",
  events: {
    "token-created": "A token for a program was created",
    "password-changed": "The password was changed",
    "password-reset": "A new password was set with a link or by the person who looks after the website",
    "passkey-added": "A passkey was added",
    "passkey-removed": "A passkey was removed",
    "app-added": "An authenticator app was set up",
    "app-removed": "The authenticator app was removed",
    "second-step-reset": "Another person has reset the second step of the login",
    "recovery-code-used": "A recovery code was used",
    "codes-failed": "Ten wrong codes were entered at the second step within a day",
  } satisfies Record<SecurityEvent, string>,
  other: "Something about the login was changed",
  notYou:
    "If one of these was not you, change your password at once and tell the person who looks after the website.",
  dismiss: "I know about this",
  failed: "That did not work. Please try again.",
};
