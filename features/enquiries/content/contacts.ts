import { readPhone } from "../../../core/content/text/read-number.ts";
import { defineResource, usualPaths } from "../../../core/content/types/define-resource.ts";
import {
  emptyOnUpdate,
  optional,
  optionalEmail,
  optionalField,
  phoneNumber,
  requiredField,
  requiredText,
  storableText,
  textField,
} from "../../../core/content/types/fields.ts";
import { label } from "../../../core/words/label.ts";
import { LANGUAGES } from "../../../core/words/languages.ts";
import { ENQUIRY_STATUSES, STATE_LABELS, STATUS_NAMES } from "./enquiry-states.ts";
import { topicField } from "./topic-field.ts";

/** A pasted line break becomes a space. */
const asOneLine = (text: string) => text.replace(/[\r\n]+/g, " ");

/** Messages that visitors send to the school office. */
export const contacts = defineResource({
  name: "contacts",
  singular: label("Contact", "संपर्क"),
  inSentences: { one: label("enquiry", "पूछताछ"), manyHi: "पूछताछ", noun: "feminine" },
  body: "json",
  paths: usualPaths("/contact"),
  subject: "enquiries",
  visitorsMay: "create",
  ownFilters: ["status", "assignedTo", "overdue"],
  states: {
    reference: {
      label: STATE_LABELS.reference,
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
    status: {
      label: STATE_LABELS.status,
      names: STATUS_NAMES,
      first: "new",
      changedBy: "office",
      schema: { type: "string", enum: ENQUIRY_STATUSES },
    },
    assignedTo: {
      label: STATE_LABELS.assignedTo,
      isAccount: true,
      changedBy: "office",
      schema: { type: ["string", "null"], description: "The account that answers it" },
    },
    followUpOn: {
      label: STATE_LABELS.followUpOn,
      changedBy: "office",
      schema: { type: ["string", "null"], format: "date" },
    },
    firstAnsweredAt: { schema: { type: ["string", "null"], format: "date-time" } },
    closedAt: { changedBy: "program", schema: { type: ["string", "null"], format: "date-time" } },
    spamReasons: {
      isList: true,
      schema: { type: "array", items: { type: "string" }, description: "Why it was taken for spam" },
    },
  },
  fields: {
    name: emptyOnUpdate(textField(label("Name", "नाम"), (it) => requiredText(it, 120).overwrite(asOneLine))),
    address: optionalField(label("Address", "पता"), 500),
    phoneNumber: {
      ...emptyOnUpdate(textField(label("Phone number", "फ़ोन नंबर"), phoneNumber, "tel")),
      // The office may write anything here.
      updateSchema: storableText(label("Phone number", "फ़ोन नंबर"), 40).overwrite(readPhone),
    },
    email: optional(textField(label("Email", "ईमेल"), optionalEmail)),
    topic: topicField(),
    classSought: optionalField(label("Class sought", "किस कक्षा में प्रवेश"), 120),
    message: emptyOnUpdate(requiredField(label("Message", "संदेश"), 4000, "textarea")),
  },
  publicFields: [],
  search: ["name", "address", "phoneNumber", "message"],
  sortable: ["name"],
  filters: ["topic"],
  screen: {
    path: "/admin/ManageContacts",
    menu: "daily",
    link: label("Enquiries", "पूछताछ"),
    plural: label("Enquiries", "पूछताछ"),
  },
  messages: {
    loadFailed: label("Failed to load contacts", "पूछताछ लोड नहीं हो सकी।"),
    created: label("Message sent successfully!", "संदेश भेज दिया गया।"),
    createFailed: label(
      "Failed to send message. Please try again.",
      "संदेश नहीं भेजा जा सका। कृपया फिर कोशिश करें।",
    ),
    updated: label("Contact updated successfully", "पूछताछ बदल दी गई।"),
    updateFailed: label("Failed to update contact", "पूछताछ सहेजी नहीं जा सकी।"),
    deleted: label("Contact deleted successfully", "पूछताछ हटा दी गई।"),
    deleteFailed: label("Failed to delete contact", "पूछताछ हटाई नहीं जा सकी।"),
    empty: label("No contacts available", "अभी कोई पूछताछ नहीं है।"),
  },
});

/** A hidden field that only bots fill in. */
export const CONTACT_HONEYPOT = "website";
