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
  submitAgain: "Log in",
  mayNotChange: "This account may not change the content.",
  declined: "Your session has ended. Log in again to go on.",

  logout: "Logout",
  loggingOut: "Logging out...",
  logoutFailed: "Logging out did not work. You are still logged in.",
  retry: "Retry",
  backToDashboard: "Back to the dashboard",
};
