/** Logins, and the answers about accounts in `core/server/errors.ts`. */
export const LOGINS = {
  email_needed: "Enter the email address of your account",
  password_required: "Password is required",
  login_needed: "Please log in to do this",
  login_failed: "Login failed. Please try again.",
  confirmation_needed:
    "Please give your password again: it was last given more than 10 minutes ago. Nothing was done.",
  token_permission_needed: "This token does not have the permission {permission}",
  not_for_tokens:
    "This is about an account itself: log in with email and password. A token cannot be used for it.",
  second_step_needed:
    "This account has a second step. Log in with a browser, or let the program use a token instead of a password.",
  second_step_setup_needed:
    "Your school requires a second step at the login for your duties. Set it up under “Account” first.",
  second_step_required:
    "Your school requires a second step for your duties, so that it cannot be turned off. You can set up another phone instead.",
  no_second_step: "This account has no second step",
  own_second_step: "Turn your own second step off under “Account”.",
  login_step_ended: "That took too long. Please log in with your password again.",
  setup_step_ended:
    "This took too long, or the second step was changed meanwhile. Please begin again with a new QR code.",
  code_required: "Enter the code",
  code_wrong:
    "This code is not right. Look at the app again. If the clock of the phone was changed, use a recovery code or another way, and connect the app again under “Account”.",
  proof_required: "Enter your password, or a code of the app",
  too_many_codes_today: {
    one: "Too many wrong codes. Codes of the app work again in one hour. Until then log in with a recovery code or a passkey, or ask a colleague with the duty “Everything” to reset your second step. If the wrong codes were not yours, change your password.",
    other:
      "Too many wrong codes. Codes of the app work again in {count} hours. Until then log in with a recovery code or a passkey, or ask a colleague with the duty “Everything” to reset your second step. If the wrong codes were not yours, change your password.",
  },
  link_unknown: "This link is not complete. Open it again, or copy the whole of it.",
  passkey_too_late: "This took too long, or it was done already. Please try again.",
  no_passkey: "Your account has no passkey.",
  passkey_exists: "This passkey is added already.",
  passkey_wrong_address:
    "Passkeys work only at {address}. Open the website there. If it has another address now, the person who looks after the server sets SITE_URL.",
  too_many_passkeys: "You have {maximum} passkeys. Remove one before you add another.",
  last_full_account:
    "This is the last account that may do everything. Give that duty to another person first.",
  own_full_duties:
    "You cannot disable or remove your own account or take the duty “Everything” away from it. Another person with that duty can.",
  account_disabled: "This account is disabled. Enable it first.",
  permission_needed: {
    Everything: "You may not do this. Only people with the duty “{label}” may.",
    other: "You may not do this. Ask a colleague with the duty “Everything” to give you the duty “{label}”.",
  },
} as const;
