/** The choice of mails about new enquiries, on the screen of the own account. */
export const enquiryMails = {
  title: "Mails about new enquiries",
  text: "Choose for each topic when you get a mail. It has the topic, the reference number and the time, but neither the message nor anything about a child.",
  notSet:
    "This server does not send mail, so there are no mails about enquiries. You find new ones on the dashboard.",
  otherOrNone: "Other, or without a topic",
};
