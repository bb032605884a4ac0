/** Asks for the password again, before a sensitive step. */
export const confirmAgain = {
  title: "Please confirm that it is you",
  text: "This step needs your password, because it was last given more than 10 minutes ago. What you have entered is kept.",
  password: "Your password",
  confirm: "Confirm",
  passwordMissing: "Enter your password",
  failed: "Your password could not be checked. Please try again.",
  declined: "Nothing was done, because you did not confirm it with your password.",
};
