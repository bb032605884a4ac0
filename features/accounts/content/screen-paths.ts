import { LOGIN_PATH } from "../../../core/content/site/login-path.ts";

/** Where the links of invitations, new passwords and new email addresses lead; the token is behind #. */
export const LINK_PAGES = {
  invitation: "/login/invitation",
  reset: "/login/reset",
  email: "/login/email",
} as const;

/** Screens that need no session, by their file in `panel/screens`. */
export const OPEN_SCREENS = {
  login: LOGIN_PATH,
  "forgotten-password": "/login/forgotten",
  "accept-invitation": LINK_PAGES.invitation,
  "new-password": LINK_PAGES.reset,
  "confirm-email": LINK_PAGES.email,
} as const;
