import type { SecondStep } from "../../../content/api/second-step-contract.ts";

/** The second step of the login: authenticator app and recovery codes. */
export const secondStep = {
  // At the login.
  logInText:
    "Your password is right. Open the authenticator app on your phone and enter the code that it shows.",
  code: "Code from the authenticator app",
  codeHint: "six digits",
  logInRecoveryText: "Enter one of the recovery codes that you have kept. Each works once.",
  recoveryCode: "Recovery code",
  useRecoveryCode: "Use a recovery code instead",
  useApp: "Use the authenticator app instead",
  backToPassword: "Back to the password",
  passwordSet: "Your new password is set. One more step, and you are logged in.",

  // On the page of the own account.
  title: "Second step at the login",
  text: "After the password, the login asks for a code that only your phone shows. A stolen password is then not enough.",
  isRequired: "Your school requires a second step for your duties.",
  notLoaded: "Your second step could not be loaded.",
  setUp: "Set up an authenticator app",
  appSince: (day: string) => `An authenticator app is set up since ${day}.`,
  codesLeft: (count: number) =>
    count === 0
      ? "You have no recovery codes left. Make new ones, so that you can log in without the phone."
      : `${count === 1 ? "1 recovery code is" : `${count} recovery codes are`} left.`,
  newCodes: "New recovery codes",
  newCodesText: "You get ten new codes. The earlier ones will not work any more.",
  otherPhone: "Use another phone",
  otherPhoneText: "The app on the new phone replaces the earlier one, and you get new recovery codes.",
  turnOff: "Turn off",
  turnOffTitle: "Turn off the authenticator app?",
  turnOffText: "The login will not ask for codes of the app any more.",
  turnedOff: "The authenticator app is turned off. You can delete its entry on the phone.",
  proof: "Your password, or a code from the app",
  goOn: "Continue",

  // Setting it up.
  install: (one: string, other: string) =>
    `Install an authenticator app on your phone if it has none, for example ${one} or ${other}.`,
  scan: "In the app, add an account and scan this code.",
  qrCode: "QR code for the authenticator app",
  onThisPhone: "You are on the phone now? Open the app here",
  orType: "Or type this key into the app",
  enter: "Enter the six digits that the app shows now.",
  confirm: "Turn on",
  isOn: "The second step is on.",

  // Recovery codes.
  codesTitle: "Your recovery codes",
  codesText:
    "With one of these codes you log in if the phone or the device with the passkey is lost, broken or empty. Each works once. They are shown only now: print them, copy them or save them, and keep them apart from the device.",
  copy: "Copy",
  copied: "Copied.",
  notCopied: "The browser did not allow that. Print the codes or write them down.",
  print: "Print",
  download: "Save as a file",
  fileTitle: (school: string, email: string) => `Recovery codes for ${email}, ${school}`,
  kept: "I have kept them",

  // If the school requires it and the account has none.
  neededTitle: "One more step before you go on",
  neededText:
    "Your school requires a second step at the login for your duties. Setting it up takes about two minutes, and you need your phone.",
  neededHere: "What you typed stays here, and what you were doing goes on afterwards.",
  toSetUp: "Set it up now",

  // In the list of accounts.
  states: {
    none: "No second step",
    app: "Second step: app",
    passkey: "Second step: passkey",
    both: "Second step: app and passkey",
  } satisfies Record<SecondStep, string>,
  reset: "Reset the second step",
  resetText: "For a person who has lost the phone: removes the app, recovery codes and passkeys.",
  resetTitle: (name: string) => `Reset the second step of ${name}?`,
  resetConfirm:
    "The person is signed out everywhere and logs in with the password alone. First make sure that it is really this person who asks.",
  resetDone: (name: string) => `The second step of ${name} is reset.`,

  // For whom the school requires it.
  ruleTitle: "Required second step",
  ruleNobody: "No duty requires a second step at the login.",
  ruleFor: (duties: string) => `Required for: ${duties}`,
  ruleChange: "Change who needs it",
  ruleText:
    "People with these duties need a second step at the login. Nobody is locked out: those who have none set it up at their next step.",
  ruleDuties: "Required for",
  seesChildren: "sees data of children",
  ruleReady: "Everyone with these duties has a second step already.",
  ruleMissing: (count: number) =>
    count === 1
      ? "1 person has none yet and sets it up next:"
      : `${count} people have none yet and set it up next:`,
  ruleSaved: "Saved. It applies at once.",
};
