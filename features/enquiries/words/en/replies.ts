/** Answering an enquiry. */
export const replies = {
  heading: "Answer",
  notLoaded: "What is needed to answer could not be loaded.",
  isSpam: "This enquiry is marked as spam. Change its status to answer it.",
  how: "How do you answer?",
  ways: { mail: "Mail", whatsapp: "WhatsApp", call: "Telephone" },
  close: "Close",

  reply: "Your answer",
  language: "Language of the answer",
  savedReply: "Saved reply",
  chooseSavedReply: "Choose…",
  insert: "Insert",
  manage: "Edit the saved replies",
  noSavedReplies: "There are no saved replies yet.",
  savedRepliesNotLoaded: "The saved replies could not be loaded.",
  fillIn: (places: string) => `Fill in before you send: ${places}`,
  showPlace: "Go to it",
  required: "Write an answer first",
  markAnswered: "Mark as answered",

  mailTo: "To {address}. The message of the sender is quoted below your answer.",
  answersTo: (address: string) => `Answers come to ${address}.`,
  answersToSender:
    "Answers come to the address from which the site sends mail: the school has no email address on its page.",
  sendMail: "Send the mail",
  sending: "Sending...",
  mailQueued: "The mail is on its way.",
  mailProblems: {
    notSet:
      "This server does not send mail. Answer by WhatsApp or telephone, or from the school’s own mail program.",
    noAddress: "The sender gave no email address. Answer by WhatsApp or telephone.",
    badAddress:
      "Mail cannot be sent to {address}: that is no email address. Correct it with Edit, or answer by WhatsApp or telephone.",
  },

  openWhatsApp: "Open WhatsApp",
  whatsAppHint: "WhatsApp opens in a new tab with {number} and your text. You press Send there.",
  didYouSend: "Did you send it in WhatsApp?",
  didYouSendText: "The answer is recorded only if you did.",
  sent: "Yes, I sent it",
  notSent: "No",
  whatsAppRecorded: "The answer by WhatsApp is recorded.",
  tooLongForWhatsApp: "This text is too long for WhatsApp to open with it. Make it shorter, or send a mail.",
  phoneProblems: {
    none: "The sender gave no telephone number.",
    unreadable: "{number} cannot be read as one telephone number. Correct it with Edit.",
    tooShort: "{number} has too few digits for a telephone number with its area code. Correct it with Edit.",
    tooLong: "{number} has too many digits for one telephone number. Correct it with Edit.",
    landline: "{number} looks like a landline, which has no WhatsApp. Answer by telephone.",
  },

  call: "Call {number}",
  callResult: "What happened?",
  results: { reached: "Reached", noAnswer: "No answer" },
  callNote: "Short note",
  chooseResult: "Choose what happened",
  callAgainOn: "Call again on",
  callAgainHint: "Empty: no reminder",
  saveCall: "Save the call",
  callRecorded: "The call is recorded.",

  restored: "What you typed before and did not send is here again.",
  discard: "Discard it",
  failed: "That did not work. Nothing you typed is lost. Please try again.",

  answerAnyway: "Answer anyway",
  answeredMeanwhile: (person: string, moment: string) =>
    `${person} has answered this enquiry meanwhile (${moment}):`,
  alsoSend: "Look at that answer first. Yours was not sent.",
  sendAsWell: "Answer as well",

  delivery: {
    waiting: "Waiting to be sent",
    sent: (moment: string) => `Sent ${moment}`,
    givenUp: "Not sent",
    unknown: "The delivery is no longer known: it is kept for 30 days.",
  },
  nextTry: (moment: string) => `Next attempt at ${moment}`,
  tryAgain: "Try again",
  triedAgain: "The mail will be sent again now.",
  notTriedAgain: "Nothing was sent again: the mail was sent meanwhile, or is no longer there.",
};
