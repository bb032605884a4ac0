import type { ContactPage } from "../../content/pages/contact.ts";
import { en } from "./document-parts.ts";

export const contact: ContactPage = {
  head: {
    line: en("We answer every message, usually by the next working day."),
    searchTitle: en("Contact us"),
    searchDescription: en(
      "Telephone, email, office hours and the way to Adarsh Vidya Gurukul in Ujjain, and a form to send us your question.",
    ),
  },
  form: {
    heading: en("Send us a message"),
    line: en("Ask about admissions, fees, transport or anything else. We will ring you back."),
  },
  visit: {
    heading: en("Come and see us"),
    text: en(
      "The school is on Ashram Marg, a short auto-rickshaw ride from the railway station. The main gate is opposite Shipra Garden; visitors’ parking is to its left.\n\nParents are welcome on any working day between 9:30 and 11:00 am. Please sign the visitors’ book at the gate.",
    ),
  },
};
