/** Passkeys: on the screen of the own account, at the login, and where the password is asked for again. */
export const passkeys = {
  title: "Passkeys",
  text: "With a passkey you log in with the fingerprint, the face or the screen lock of your phone or computer, or with a security key. Nobody can guess it, and it does not work on a false website.",
  effect:
    "As soon as you have one, your password alone is not enough: the login asks for a passkey, or for a code if you use an authenticator app.",
  notLoaded: "Your passkeys could not be loaded.",
  list: "Your passkeys",
  none: "You have no passkey yet.",
  addSecond: "Add one on a second device, too. Then you can log in if this one is lost or broken.",
  added: (moment: string) => `Added ${moment}`,
  lastUsed: (ago: string) => `Last used ${ago}`,
  neverUsed: "Not used yet",

  add: "Add a passkey",
  addText:
    "Give it a name by which you recognise the device. Your browser then asks for your fingerprint, face or screen lock.",
  name: "Name of the passkey",
  otherName: "My device",
  goOn: "Go on",
  waiting: "Waiting for your device...",
  addedNow: (name: string) => `The passkey “${name}” is added. You can log in with it now.`,
  addedTitle: "The passkey is added",
  addedWithCodes:
    "From now on your password alone is not enough. If you lose the device, you log in with the password and one of these codes.",

  rename: "Rename",
  renameThis: (name: string) => `Rename the passkey ${name}`,
  renameTitle: "Rename the passkey",
  renamed: "Name saved.",
  remove: "Remove",
  removeThis: (name: string) => `Remove the passkey ${name}`,
  removeTitle: (name: string) => `Remove the passkey “${name}”?`,
  removeText:
    "You can no longer log in with it. The device may still offer it: delete it in the device’s passwords or settings, too.",
  removed: (name: string) => `The passkey “${name}” is removed.`,
  failed: "That did not work. Please try again.",

  logIn: "Log in with a passkey",
  use: "Use a passkey",
  or: "or",
  stepText: "Your password is right. Now use a passkey of this account.",
  stepNotHere: "Your password is right, but the login also needs a passkey of this account.",
  otherAccount: "This passkey belongs to another account. Use one of this account, or the password.",

  /** Why passkeys cannot be used here. */
  insecure:
    "Passkeys need a secure connection. Open the website at its address that begins with https:// to use one.",
  otherAddress: (address: string) =>
    `Passkeys work only at ${address}. Open the website there to use one. If that is not its address any more, the person who looks after the server sets SITE_URL.`,
  numericAddress: (host: string) =>
    `Passkeys do not work at an address of numbers such as ${host}. Open the website by its name to use one.`,
  unsupported:
    "This browser does not support passkeys. Current versions of Chrome, Edge, Firefox and Safari do.",

  /** Errors of the browser or the device. */
  notConfirmed: "Your device did not confirm it, or you cancelled. Nothing has changed.",
  alreadyOnDevice: "This device already has a passkey for your account.",
  deviceCannot:
    "This device cannot keep a passkey. Set up a screen lock or a PIN first, or use another device.",
};
