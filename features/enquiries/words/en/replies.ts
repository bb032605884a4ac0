/** Answering an enquiry. */
export const replies = {
  heading: "Answer",
  notLoaded: "What is needed to answer could not be loaded.",
  isSpam: "This enquiry is marked as spam. Change its status to answer it.",
  how: "How do you answer?",
  lookUp: "Look up in a new tab:",
  ways: { mail: "Mail", whatsapp: "WhatsApp", call: "Telephone" },
  close: "Close",

  reply: "Your answer",
  language: "Language of the answer",
  savedReply: "Saved reply",
  manage: "Edit the saved replies",
  noSavedReplies: "There are no saved replies yet.",
  savedRepliesNotLoaded: "The saved replies could not be loaded.",
  required: "Write an answer first",
  markAnswered: "Mark as answered",

  mailTo: "To {address}. The message of the sender is quoted below your answer.",
  answersTo: (address: string) => `Answers come to ${address}.`,
  answersToSender:
    "Answers come to the address from which the site sends mail: the school has no email address on its page.",
  mailProblems: {
    notSet:
      "This server does not send mail. Answer by WhatsApp or telephone, or from the school’s own mail program.",
    noAddress: "The sender gave no email address. Answer by WhatsApp or telephone.",
    badAddress:
      "Mail cannot be sent to {address}: that is no email address. Correct it with Edit, or answer by WhatsApp or telephone.",
  },

  whatsAppHint: "WhatsApp opens in a new tab with {number} and your text. You press Send there.",
  didYouSendText: "The answer is recorded only if you did.",
  whatsAppRecorded: "The answer by WhatsApp is recorded.",
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

  failed: "That did not work. Nothing you typed is lost. Please try again.",

  answerAnyway: "Answer anyway",
  answeredMeanwhile: (person: string, moment: string) =>
    `${person} has answered this enquiry meanwhile (${moment}):`,
  alsoSend: "Look at that answer first. Yours was not sent.",
  sendAsWell: "Answer as well",
};
