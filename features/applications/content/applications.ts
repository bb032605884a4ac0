import { type Coded, message } from "../../../core/content/messages/message.ts";
import { defineResource, usualMessages, usualPaths } from "../../../core/content/types/define-resource.ts";
import {
  choiceField,
  hindiField,
  optional,
  optionalChoice,
  optionalEmail,
  optionalField,
  phoneNumber,
  requiredDay,
  requiredField,
  textField,
} from "../../../core/content/types/fields.ts";
import { label } from "../../../core/words/label.ts";
import { LANGUAGES } from "../../../core/words/languages.ts";
import { CLASS_NAMES, classInHindi } from "../../school/content/exports.ts";
import { CATEGORIES, GENDERS } from "./form/form-parts.ts";
import { STEPS } from "./steps.ts";

/** Nobody who applies to a school is older. */
const FIRST_YEAR = "1980";

const text = { type: ["string", "null"] } as const;
const moment = { type: ["string", "null"], format: "date-time" } as const;

/** Applications for admission. Parents write them with calls of their own (`apply-contract.ts`); the office may type one from paper. */
export const applications = defineResource({
  name: "applications",
  singular: label("Application", "आवेदन"),
  inSentences: { manyHi: "आवेदनों", noun: "masculine" },
  body: "json",
  paths: usualPaths("/applications"),
  visitorsMay: "nothing",
  ownFilters: ["step", "session", "assignedTo", "overdue"],
  states: {
    reference: {
      isSearched: true,
      schema: { ...text, description: "Names the application in messages and on the telephone: A7M-4PX" },
    },
    language: { schema: { ...text, enum: [...LANGUAGES, null], description: "Of the form that was sent" } },
    session: { schema: { ...text, description: "The session that it is for: 2027-28" } },
    step: { first: "received", changedBy: "office", schema: { type: "string", enum: STEPS } },
    assignedTo: { changedBy: "office", schema: { ...text, description: "The account that works on it" } },
    invitedAt: { changedBy: "office", schema: moment },
    offeredUntil: { changedBy: "office", schema: { ...text, format: "date" } },
    studentId: {
      changedBy: "program",
      schema: { ...text, description: "The record of the admitted child" },
    },
    answers: {
      isList: true,
      schema: {
        type: "array",
        items: { type: "object" },
        description: "The school's own questions with their answers, as they were when it was sent",
      },
    },
    consentedAt: { schema: { ...moment, description: "Null: typed by the office from paper" } },
  },
  fields: {
    name: requiredField(label("Child’s name", "बच्चे का नाम"), 120),
    nameHi: hindiField(label("Child’s name", "बच्चे का नाम"), 120),
    dateOfBirth: textField(label("Date of birth", "जन्म तिथि"), (it) => requiredDay(it, FIRST_YEAR), "date"),
    gender: choiceField(label("Gender", "लिंग"), GENDERS, { Male: "बालक", Female: "बालिका", Other: "अन्य" }),
    classSought: {
      ...requiredField(label("Class", "कक्षा"), 120),
      names: CLASS_NAMES,
      inHindi: classInHindi,
    },
    fatherName: optionalField(label("Father’s name", "पिता का नाम"), 120),
    motherName: optionalField(label("Mother’s name", "माता का नाम"), 120),
    guardianName: optionalField(label("Guardian’s name", "अभिभावक का नाम"), 120),
    mobileNumber: textField(label("Mobile number", "मोबाइल नंबर"), phoneNumber, "tel"),
    email: optional(textField(label("Email", "ईमेल"), optionalEmail)),
    address: requiredField(label("Address", "पता"), 500, "textarea"),
    presentSchool: optionalField(label("Present school", "वर्तमान विद्यालय"), 200),
    sibling: optionalField(label("Brother or sister at this school", "इस विद्यालय में भाई या बहन"), 200),
    category: optionalChoice(label("Category", "श्रेणी"), CATEGORIES, {
      General: "सामान्य",
      OBC: "ओबीसी",
      SC: "अनुसूचित जाति",
      ST: "अनुसूचित जनजाति",
      EWS: "आर्थिक रूप से कमज़ोर",
    }),
  },
  rules: requireParent,
  changeErrorIds: ["no_seat_left"],
  publicFields: [],
  search: ["name", "nameHi", "mobileNumber"],
  sortable: ["name", "classSought", "dateOfBirth"],
  filters: ["classSought", "category"],
  screen: {
    path: "/admin/applications",
    menu: "daily",
    link: label("Applications", "आवेदन"),
    plural: label("Applications", "आवेदन"),
  },
  messages: usualMessages("application", "applications", "added", {
    loadFailed: "आवेदन लोड नहीं हो सके।",
    created: "आवेदन जोड़ दिया गया।",
    saveFailed: "आवेदन सहेजा नहीं जा सका। कृपया फिर कोशिश करें।",
    updated: "आवेदन बदल दिया गया।",
    deleted: "आवेदन हटा दिया गया।",
    deleteFailed: "आवेदन हटाया नहीं जा सका।",
    confirmDelete: "क्या यह आवेदन हटाया जाए?",
    empty: "अभी कोई आवेदन नहीं है।",
  }),
});

const PARENTS = ["fatherName", "motherName", "guardianName"] as const;

/** One of the three is enough. Of a part of an application without any of them nothing is known. */
function requireParent(values: Readonly<Record<string, unknown>>): Record<string, Coded> {
  const isAbout = PARENTS.every((name) => name in values);
  return isAbout && PARENTS.every((name) => !values[name]) ? { fatherName: message("parent_needed") } : {};
}
