import type { ContactPage } from "./schemas.ts";

export const contact: ContactPage = {
  form: {
    heading: "Send us a message",
    line: "Ask about admissions, fees, transport or anything else. We will ring you back.",
    labels: {
      name: "Your name",
      address: "Address",
      phoneNumber: "Phone number",
      message: "Message",
      submit: "Send message",
    },
  },
  visit: {
    heading: "Come and see us",
    paragraphs: [
      "The school is on Ashram Marg, a short auto-rickshaw ride from the railway station. The main gate is opposite Shipra Garden; visitors’ parking is to its left.",
      "Parents are welcome on any working day between 9:30 and 11:00 am. Please sign the visitors’ book at the gate.",
    ],
    mapTitle: "Map showing the way to the school",
  },
};
