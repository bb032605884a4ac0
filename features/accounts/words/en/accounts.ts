import type { Duty } from "../../../../core/content/api/permissions.ts";

/** The people who may log in, and their invitations. */
export const accounts = {
  title: "Staff and duties",
  text: "Everyone who works on the website logs in with an account of their own. Duties say what a person may see and change.",
  notLoaded: "The accounts could not be loaded.",
  people: "People who may log in",
  you: "You",
  disabled: "Disabled",
  noDuties: "No duties: may log in, but see nothing",
  neverLoggedIn: "Has not logged in yet",
  lastLogin: (ago: string) => `Last login ${ago}`,
  change: "Change",
  /** Follows `change` for screen readers. */
  ofPerson: (name: string) => ` ${name}`,

  duties: "Duties",
  dutiesHint: "one or more",
  /** Descriptions of duties. Their names are in `core/content/api/duty-names.ts`. */
  may: {
    everything: "All of the website, the accounts of others, and backups",
    office: "All content, students, consent and enquiries; no accounts, no backups",
    notices: "Notices, events and the announcement",
    posts: "Posts and pictures; no data of students",
    postDrafts: "Writes posts and albums; another person publishes them",
    students: "Students with all their data, top students and consent",
    enquiries: "Messages that parents send from the website",
    pages: "The texts of the pages, the team, alumni, committee, facilities and certificates",
    look: "Sees what the office sees, except the data of children, and changes nothing",
    lookChildren: "Sees what the office sees, also the data of children, and changes nothing",
  } satisfies Partial<Record<Duty, string>>,

  invite: "Invite a person",
  inviteText: "The person gets a link, enters a name and chooses a password. Nobody else knows the password.",
  email: "Email address of the person",
  sendInvitation: "Invite",
  invited: (email: string) => `An invitation is on its way to ${email}.`,

  invitations: "Open invitations",
  validUntil: (moment: string) => `Valid until ${moment}`,
  expired: "Expired",
  withoutInviter: "No longer valid: the person who invited may not manage accounts any more",
  noMail: "No mail: the link was shown to be copied",
  endedLinkSent: (moment: string) =>
    `The mail server also accepted an earlier mail, ${moment}, after its link was replaced. The link in that mail no longer works.`,
  newLink: "New link",
  withdraw: "Withdraw",
  withdrawTitle: "Withdraw the invitation?",
  withdrawText: (email: string) => `The link that ${email} has got will not work any more.`,
  withdrawn: "Invitation withdrawn.",
  forAddress: (email: string) => ` for ${email}`,

  linkTitle: (email: string) => `Link for ${email}`,
  linkText:
    "Copy this link and send it to the person yourself. It is shown only this once, and anyone who has it can use it: send it to nobody else.",
  addressTitle: "Is this the address of your site?",
  addressText:
    "Links in mails begin with it. Confirm it only if parents open the site at this address. Until then, no mails with links are sent.",
  addressConfirmed: (address: string) => `Confirmed until now: ${address}`,
  confirmAddress: "Yes, this is the address",
  addressSaved: (address: string) => `Links begin with ${address}.`,
  addressUnknown:
    "Nobody has confirmed the address of the site. This link begins with the address at which you opened the panel. Check it before you send it.",
  linkUntil: (moment: string) => `It works once, until ${moment}.`,
  link: "Link",
  copy: "Copy the link",
  copied: "Copied.",
  notCopied: "The browser did not allow that. The link is selected, so that you can copy it yourself.",
  done: "Done",

  changeTitle: (name: string) => `Change ${name}`,
  name: "Name",
  saved: "Saved. It applies at once.",
  ownDuties: "Another person with the duty “Everything” can change your duties.",
  otherActions: "Other actions",
  resetLink: "New password",
  resetLinkText:
    "Makes a link with which the person chooses a new password, within one hour. Then every session and every token of the person ends.",
  resetSent: (email: string) => `A link for a new password is on its way to ${email}.`,
  signOut: "Sign out everywhere",
  signOutText: "Ends every session, for example after a phone was lost.",
  signOutTitle: (name: string) => `Sign ${name} out everywhere`,
  signedOut: (name: string) => `${name} is signed out everywhere.`,
  disable: "Disable",
  disableText: "Signs out at once and lets the person in no more. You can undo this.",
  disableTitle: (name: string) => `Disable the account of ${name}?`,
  disabledNow: (name: string) => `${name} cannot log in any more.`,
  enable: "Enable",
  enableText: "The person can log in again with the earlier password and duties.",
  enabledNow: (name: string) => `${name} can log in again.`,
  remove: "Remove",
  removeText: "Deletes the account. What the person has written stays.",
  removeTitle: (name: string) => `Remove the account of ${name}?`,
  removeConfirm: "The person is signed out and cannot log in any more. This cannot be undone.",
  removed: (name: string) => `The account of ${name} is removed.`,
  failed: "That did not work. Please try again.",
};

/** Pages for people who are not logged in: invitations, forgotten passwords, new addresses. */
export const links = {
  toLogin: "To the login",

  forgot: "Forgot your password?",
  forgotTitle: "Forgotten password",
  forgotText: "Enter the email address of your account. You get a link with which you choose a new password.",
  email: "Email",
  send: "Send the link",
  sent: "If there is an account with this address, a mail with a link is on its way. The link works for one hour. Look into the spam folder, too.",
  noMail:
    "This website sends no mail. Ask a colleague with the duty “Everything”: under “Staff and duties” they make a link with which you choose a new password.",
  noMailAlone:
    "If there is no such colleague, the person who looks after the server can set a new password with a command.",

  invitationTitle: "Your account",
  invitedAs: "You are invited to work on this website as {email}.",
  yourDuties: "What you may do",
  name: "Your name",
  nameHint: "as colleagues know you",
  password: "Password",
  passwordHint: "at least 12 characters; three or four unrelated words are good",
  repeated: "Password again",
  notTheSame: "The two passwords are not the same",
  accept: "Create my account",

  resetTitle: "New password",
  resetFor:
    "For the account {email}. You are signed out on all other devices, and programs with a token of this account stop.",
  newPassword: "New password",
  repeatedNew: "New password again",
  reset: "Set the new password",

  emailTitle: "New email address",
  confirmText: "Confirm that {email} is your address. From then on you log in with it.",
  confirm: "Confirm",
  confirmed: "Done. From now on you log in with {email}.",
};
