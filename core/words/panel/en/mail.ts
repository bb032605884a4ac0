const mails = (count: number) => (count === 1 ? "1 mail" : `${count} mails`);

export const mail = {
  title: "Mail",
  notLoaded: "The state of the mail could not be loaded.",

  sender: "Sender",
  sentAs: "The site sends mail as {address}, through the mail server {server}.",
  notSet: "This server does not send mail",
  notSetText:
    "Everything works without mail: invitations and new passwords are links, which you copy and send yourself.",
  howToSet:
    "To send mail, the person who looks after the server sets these two and starts the program again:",
  smtpUrl: "the mail server, with user name and password",
  mailFrom: "the school’s email address",

  test: "Test mail",
  testText: "Sends a short mail at once and says what the mail server answers.",
  testTo: "Send it to",
  sendTest: "Send a test mail",
  sending: "Sending...",
  testAccepted: (address: string) =>
    `The mail server has taken the mail to ${address}. It should arrive within a few minutes; look into the spam folder, too.`,
  testFailed: "The test mail was not sent.",

  unsent: "Mails that are not sent yet",
  nothingUnsent: "No mail is waiting.",
  moreUnsent: (count: number) => `and ${count} more`,
  otherKind: "Mail",
  noAddress: "Mails with links are not sent until somebody confirms the address of the site.",
  confirmAddress: "Confirm the address",
  givenUp: "Given up",
  queuedAt: (moment: string) => `Written ${moment}`,
  givenUpAt: (moment: string, attempts: number) =>
    `Given up ${moment} after ${attempts === 1 ? "1 attempt" : `${attempts} attempts`}`,
  nextTryAt: (moment: string, attempts: number) =>
    attempts === 0 ? `Will be sent ${moment}` : `Next attempt at ${moment} (number ${attempts + 1})`,
  tryAgain: "Try again",
  tryAllAgain: "Try all again",
  dismiss: "Dismiss",
  dismissAll: "Dismiss all",
  mailTo: (address: string) => `the mail to ${address}`,
  triedAgain: (count: number) =>
    count === 0
      ? "Nothing is sent again: the mail was sent meanwhile, or its link has ended."
      : `${mails(count)} will be sent again now.`,
  dismissed: (count: number) => (count === 1 ? "1 mail was dismissed." : `${count} mails were dismissed.`),
  failed: "That did not work. Please try again.",

  notSentCount: (count: number) => `${mails(count)} could not be sent`,
  waitingCount: (count: number) => (count === 1 ? "1 mail is waiting." : `${count} mails are waiting.`),
  open: "Mail and test mail",
};
