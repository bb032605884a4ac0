import type { ContactTopic } from "../../../enquiries/content/exports.ts";

export const contact = {
  formHeading: "Send us a message",
  visitHeading: "Come and see us",
  telephone: "Telephone",
  email: "Email",
  address: "Address",
  office: "Telephone and office hours",
  officeHours: "Office hours",
  map: "Map",
  mapTitle: "Map showing the way to the school",
  mapFailed: "The map could not be loaded. Please open it in a new tab, or ring us for the way.",
  openMap: "Open the map",
  /** The contact form, which the browser also renders. */
  form: {
    name: "Your name",
    address: "Address",
    phoneNumber: "Phone number",
    message: "Message",
    email: "Email",
    topic: "Topic",
    topics: {
      admission: "Admission",
      fees: "Fees",
      transport: "Transport",
      certificate: "Certificate",
      complaint: "Complaint or suggestion",
      other: "Other",
    } satisfies Record<ContactTopic, string>,
    classSought: "Class sought",
    /** The first line of a list of choices, for no choice. */
    choose: "Please choose",
    submit: "Send message",
    /** The star of required fields is between the first two; the last part is its text for screen readers. */
    needed: ["Fields with a", "are needed.", "star"],
    sending: "Sending...",
    sent: "Message sent successfully!",
    refused: "Failed to send message. Please try again.",
    failed: "An error occurred. Please try again later.",
    reference: "Your reference number",
    keepReference: "Please note it down: with it the office finds your message when you call or write again.",
    officeHours: "Office hours",
    /** A message that could not be sent and is kept in the browser. */
    unsent: {
      restored: "Your message was not sent. It is kept on this phone only, for three days.",
      kept: "Your message is kept on this phone only, for three days. Send it again when you have a connection.",
      noConnection: "You have no internet connection.",
      sendAgain: "Send again",
      discard: "Discard",
    },
  },
  /** If the school has not written how soon it answers. */
  soon: "The school office will call you or write to you, usually within two working days.",
  /** Translations of API messages by their English text; others are shown unchanged. */
  refusals: {} as Record<string, string>,
};
