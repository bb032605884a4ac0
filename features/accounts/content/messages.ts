export const accountsMessages = {
  no_duty_chosen: "Choose at least one duty",
  current_password_required: "Current password is required",
  new_password_required: "New password is required",
  token_unknown:
    "This token is not known: it was revoked, or a part of it is missing. Create a new one in the admin panel, under “Account”.",
  token_expired: "This token has expired. Create a new one in the admin panel, under “Account”.",
  token_of_disabled_account: "The account of this token is disabled",
  token_days: "Choose a day from {first} to {last}",
  too_many_tokens: "You have {maximum} tokens already. Revoke one that you do not need.",
  no_permission_chosen: "Choose at least one permission",
  setup_code_wrong:
    "This code is not right. Look at the app again. The clock of the phone may be at most two minutes off.",
  code_used: "This code was used already. Wait until the app shows the next one.",
  recovery_code_wrong: "This is not one of your recovery codes",
  recovery_code_used: "This recovery code was used already. Use another one.",
  too_many_codes: "Too many wrong codes. Please wait before trying again.",
  too_many_logins: "Too many failed logins. Please wait before trying again.",
  too_many_passwords: "The current password was wrong too often. Please wait before trying again.",
  too_many_links: "Too many links from this connection did not work. Please wait before trying again.",
  too_many_resets: "You have asked for a new password several times. Please wait before trying again.",
  too_many_invitations: "You have made many links in a short time. Please wait before making another one.",
  invitation_used:
    "This invitation was used already. If it was you, log in with the password that you chose then. If not, ask the person who invited you.",
  invitation_revoked: "This invitation was withdrawn. Ask the person who invited you for a new one.",
  invitation_expired:
    "This invitation has expired: it was valid for 7 days. Ask the person who invited you for a new one.",
  invitation_without_inviter:
    "The person who invited you may no longer invite others. Ask the school for a new invitation.",
  link_used: "This link was used already. Ask for a new one if you need it again.",
  link_revoked:
    "This link no longer works, because something was changed after it was made. Ask for a new one.",
  link_expired: "This link has expired. Ask for a new one.",
  passkey_unknown:
    "This passkey does not work here: it was removed, or it belongs to another website. Use your password.",
  passkey_of_other_account: "This passkey belongs to another account.",
  passkey_account_disabled:
    "This account is disabled. A colleague with the duty “Everything” can enable it again.",
  passkey_copied:
    "This passkey was refused, because somebody may have copied it. Log in another way, then remove the passkey and add a new one.",
  too_many_passkey_logins: "Too many attempts with a passkey. Please wait before trying again.",
  passkey_not_valid: "The answer of the device could not be verified. Please try again.",
  last_passkey:
    "Your school requires a second step for your duties. Add another passkey or an authenticator app first, then remove this passkey.",
  account_exists: "There is an account with this address already",
  account_exists_log_in: "There is an account with this address already. Log in, or ask for a new password.",
  same_email: "This is your address already",
  email_not_usable: "This address cannot be used. Choose another one.",
  not_current_password: "This is not your current password",
  same_password: "This is your current password",
  password_too_short: "A password has at least {minimum} characters",
  weak_password:
    "This password is easy to guess. Choose three or four words that have nothing to do with each other.",
  weak_personal_password:
    "This password is easy to guess. It holds a word of the school or of your email address. Choose three or four words that have nothing to do with each other.",
  login_failed: "Login failed. Please try again.",
  second_step_needed:
    "This account has a second step. Log in with a browser, or let the program use a token instead of a password.",
  second_step_required:
    "Your school requires a second step for your duties, so that it cannot be turned off. You can set up another phone instead.",
  no_second_step: "This account has no second step",
  own_second_step: "Turn your own second step off under “Account”.",
  setup_step_ended:
    "This took too long, or the second step was changed meanwhile. Please begin again with a new QR code.",
  too_many_codes_today: {
    one: "Too many wrong codes. Codes of the app work again in one hour. Until then log in with a recovery code or a passkey, or ask a colleague with the duty “Everything” to reset your second step. If the wrong codes were not yours, change your password.",
    other:
      "Too many wrong codes. Codes of the app work again in {count} hours. Until then log in with a recovery code or a passkey, or ask a colleague with the duty “Everything” to reset your second step. If the wrong codes were not yours, change your password.",
  },
  link_unknown: "This link is not complete. Open it again, or copy the whole of it.",
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
} as const;
