export const account = {
  title: "Account",
  heading: "Your Account",
  notLoaded: "Your account could not be loaded.",
  loggedInAs: "You are logged in as {email}.",

  languageText: "The panel opens in it wherever you log in.",
  languageNotSaved: "The language could not be saved. Please try again.",

  person: "Name and email",
  personText: "Colleagues see your name. You log in with the email address.",
  name: "Your name",
  saveName: "Save the name",
  nameSaved: "Name saved.",
  email: "New email address",
  passwordForEmail: "Your password",
  saveEmail: "Change the address",
  emailChanged: (email: string) => `From now on you log in with ${email}.`,
  emailSent: (email: string) =>
    `A link is on its way to ${email}. The address changes when you open it. Until then you log in as before.`,

  changePassword: "Change your password",
  changePasswordText: "You stay logged in here. All your other sessions end at once.",
  currentPassword: "Current password",
  newPassword: "New password",
  newPasswordHint: "at least 12 characters; three or four unrelated words are good",
  repeated: "New password again",
  showTyped: "Show what I type",
  submitPassword: "Change password",
  isRequired: (label: string) => `${label} is required`,
  passwordChanged: "Password changed. All other sessions have ended.",
  notTheSame: "The two new passwords are not the same",

  whereLoggedIn: "Where you are logged in",
  whereLoggedInText:
    "A session ends by itself after 2 hours without use, and after 12 hours in any case. If you do not know one of these, end it and change your password.",
  sessions: "Sessions",
  device: (browser: string, system: string) => `${browser} on ${system}`,
  unknownDevice: "Unknown device",
  thisSession: "This session",
  loggedIn: (moment: string) => `Logged in ${moment}`,
  lastUsed: (ago: string) => `Last used ${ago}`,
  logOut: "Log out",
  end: "End",
  endSession: (device: string, moment: string) =>
    `End the session of ${device || "an unknown device"}, ${moment}`,
  ending: "Ending...",
  sessionEnded: "Session ended.",
  endFailed: "The session could not be ended. Please try again.",
  passwordPrompt: "Choose a password of your own",
  passwordPromptText:
    "The program generated the one that you use and printed it on the server, where others may read it.",
  choosePassword: "Change the password",
};

/** Logging in (in place or on its own page) and out. */
export const login = {
  title: "Login",
  heading: "Admin Login",
  email: "Email",
  password: "Password",
  submit: "Login",
  successful: "Login successful!",
  failed: "Login failed. Please try again.",
  tryAgainIn: (minutes: number) =>
    `You can try again in ${minutes === 1 ? "1 minute" : `${minutes} minutes`}.`,
  sessionEnded: "Your session has ended. Please log in again.",
  backHome: "Back to home",

  again: "Please log in again",
  againHelp:
    "Your session has ended. Nothing is lost: what you were doing goes on as soon as you are logged in.",
  logInAs: "Log in as {email}",
  notYou: "Not you? Log in as somebody else",
  submitAgain: "Log in",
  mayNotChange: "This account may not change the content.",
  declined: "Your session has ended. Log in again to go on.",

  logout: "Logout",
  loggingOut: "Logging out...",
  logoutFailed: "Logging out did not work. You are still logged in.",
  retry: "Retry",
  backToDashboard: "Back to the dashboard",
};
