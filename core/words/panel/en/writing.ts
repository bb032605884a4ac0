/** Messages of the office to people outside the school. */
export const writing = {
  choose: "Choose…",
  insert: "Insert",
  fillIn: (places: string) => `Fill in before you send: ${places}`,
  showPlace: "Go to it",
  sendMail: "Send the mail",
  sending: "Sending...",
  mailQueued: "The mail is on its way.",
  openWhatsApp: "Open WhatsApp",
  tooLongForWhatsApp: "This text is too long for WhatsApp to open with it. Make it shorter, or send a mail.",
  didYouSend: "Did you send it in WhatsApp?",
  sent: "Yes, I sent it",
  notSent: "No",
  restored: "What you typed before and did not send is here again.",
  delivery: {
    waiting: "Waiting to be sent",
    sent: (moment: string) => `Sent ${moment}`,
    givenUp: "Not sent",
    unknown: "The delivery is no longer known: it is kept for 30 days.",
  },
  tryAgain: "Try again",
  triedAgain: "The mail will be sent again now.",
  notTriedAgain: "Nothing was sent again: the mail was sent meanwhile, or is no longer there.",
  retryFailed: "That did not work. Please try again.",
  nextTry: (moment: string) => `Next attempt at ${moment}`,
};

/** Screens with figures. */
export const figures = {
  print: "Print",
  exportFailed: "The file could not be made. Please try again.",
  notLoaded: "The figures could not be loaded.",
};
