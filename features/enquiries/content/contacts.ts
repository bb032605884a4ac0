import { readPhone } from "../../../core/content/text/read-number.ts";
import { defineResource, usualPaths } from "../../../core/content/types/define-resource.ts";
import {
  choiceField,
  emptyOnUpdate,
  optional,
  optionalEmail,
  optionalField,
  optionalOneOf,
  phoneNumber,
  requiredText,
  storableText,
  textField,
} from "../../../core/content/types/fields.ts";
import { LANGUAGES } from "../../../core/words/languages.ts";
import { CONTACT_TOPICS } from "./contact-topics.ts";
import { ENQUIRY_STATUSES } from "./enquiry-states.ts";

/** A pasted line break becomes a space. */
const asOneLine = (text: string) => text.replace(/\s+/g, " ");

/** Messages that visitors send to the school office. */
export const contacts = defineResource({
  name: "contacts",
  singular: "Contact",
  body: "json",
  paths: usualPaths("/contact"),
  subject: "enquiries",
  visitorsMay: "create",
  isEnquiry: true,
  states: {
    reference: {
      isSearched: true,
      schema: { type: "string", description: "Names the enquiry in mails and on the telephone: K7M-4PX" },
    },
    language: {
      schema: {
        type: ["string", "null"],
        enum: [...LANGUAGES, null],
        description: "Of the form that was sent",
      },
    },
    status: { first: "new", changedBy: "office", schema: { type: "string", enum: ENQUIRY_STATUSES } },
    assignedTo: {
      changedBy: "office",
      schema: { type: ["string", "null"], description: "The account that answers it" },
    },
    followUpOn: { changedBy: "office", schema: { type: ["string", "null"], format: "date" } },
    firstAnsweredAt: { schema: { type: ["string", "null"], format: "date-time" } },
    closedAt: { changedBy: "program", schema: { type: ["string", "null"], format: "date-time" } },
    spamReasons: {
      isList: true,
      schema: { type: "array", items: { type: "string" }, description: "Why it was taken for spam" },
    },
  },
  fields: {
    name: emptyOnUpdate(textField("Name", requiredText("Name", 120).overwrite(asOneLine))),
    address: optionalField("Address", 500),
    phoneNumber: {
      ...emptyOnUpdate(textField("Phone number", phoneNumber("Phone number"), "tel")),
      // The office may write anything here.
      updateSchema: storableText("Phone number", 40).overwrite(readPhone),
    },
    email: optional(textField("Email", optionalEmail("Email"))),
    topic: optional(choiceField("Topic", CONTACT_TOPICS, optionalOneOf("Topic", CONTACT_TOPICS))),
    classSought: optionalField("Class sought", 120),
    message: emptyOnUpdate(textField("Message", requiredText("Message", 4000), "textarea")),
  },
  publicFields: [],
  search: ["name", "address", "phoneNumber", "message"],
  sortable: ["name"],
  filters: ["topic"],
  screen: {
    path: "/admin/ManageContacts",
    menu: "daily",
    link: "Enquiries",
    plural: "Enquiries",
  },
  messages: {
    loadFailed: "Failed to load contacts",
    created: "Message sent successfully!",
    createFailed: "Failed to send message. Please try again.",
    updated: "Contact updated successfully",
    updateFailed: "Failed to update contact",
    deleted: "Contact deleted successfully",
    deleteFailed: "Failed to delete contact",
    empty: "No contacts available",
  },
});

/** A hidden field that only bots fill in. */
export const CONTACT_HONEYPOT = "website";
