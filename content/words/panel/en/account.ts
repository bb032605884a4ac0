export const account = {
  title: "Account",
  heading: "Your Account",
  notLoaded: "Your account could not be loaded.",
  loggedInAs: "You are logged in as {email}.",

  languageText: "The panel opens in it wherever you log in.",
  languageNotSaved: "The language could not be saved. Please try again.",

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
  unknownDevice: "Unknown device",
  thisSession: "This session",
  loggedIn: (moment: string) => `Logged in ${moment}`,
  lastUsed: (ago: string) => `Last used ${ago}`,
  logOut: "Log out",
  end: "End",
  endSession: (device: string, moment: string) =>
    `the session of ${device || "an unknown device"}, ${moment}`,
  ending: "Ending...",
  sessionEnded: "Session ended.",
  endFailed: "The session could not be ended. Please try again.",
};
