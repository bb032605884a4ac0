/** Logins. */
export const LOGINS = {
  email_needed: "Enter the email address of your account",
  password_required: "Password is required",
  login_needed: "Please log in to do this",
  confirmation_needed:
    "Please give your password again: it was last given more than 10 minutes ago. Nothing was done.",
  token_permission_needed: "This token does not have the permission {permission}",
  not_for_tokens:
    "This is about an account itself: log in with email and password. A token cannot be used for it.",
  second_step_setup_needed:
    "Your school requires a second step at the login for your duties. Set it up under “Account” first.",
  login_step_ended: "That took too long. Please log in with your password again.",
  code_required: "Enter the code",
  code_wrong:
    "This code is not right. Look at the app again. If the clock of the phone was changed, use a recovery code or another way, and connect the app again under “Account”.",
  proof_required: "Enter your password, or a code of the app",
  passkey_too_late: "This took too long, or it was done already. Please try again.",
  permission_needed: {
    Everything: "You may not do this. Only people with the duty “{label}” may.",
    other: "You may not do this. Ask a colleague with the duty “Everything” to give you the duty “{label}”.",
  },
} as const;
