import { formatDay } from "../../../core/content/text/format-day.ts";
import { clockInIndia } from "../../../core/content/text/india-time.ts";
import { WORDS } from "../../../core/words/index.ts";
import type { Language } from "../../../core/words/languages.ts";
import type { ContactTopic } from "./contact-topics.ts";

/** The texts of a mail about an enquiry: nothing that the sender wrote. */
export interface MailedEnquiry {
  topic: ContactTopic;
  reference: string;
  createdAt: string;
}

interface MailWords {
  subject: string;
  text: string;
  button: string;
}

interface EnquiryMailWords {
  atOnce(enquiry: MailedEnquiry, link: string): MailWords;
  /** Instead of further mails in this hour. */
  manyAtOnce(link: string): MailWords;
  /** `count` enquiries, of which the first ones are named. */
  daily(enquiries: readonly MailedEnquiry[], count: number, link: string): MailWords;
  receiptSubject(reference: string): string;
  received: string;
  reference(reference: string): string;
  officeHours: string;
  telephone(number: string): string;
  notYou: string;
}

const topicOf = (language: Language, topic: ContactTopic) => WORDS[language].contact.form.topics[topic];

/** In Indian time: `18 November 2026, 10:05 am`. */
function momentOf(language: Language, moment: string): string {
  const { months, calendar } = WORDS[language];
  return `${formatDay(moment, months)}, ${calendar.time(clockInIndia(moment).slice(11))}`;
}

const lineOf = (language: Language, { topic, reference, createdAt }: MailedEnquiry) =>
  `${reference} · ${topicOf(language, topic)} · ${momentOf(language, createdAt)}`;

const paragraphs = (...texts: readonly string[]) => texts.join("\n\n");

const HOW_TO_CHANGE = {
  en: "You choose these mails in the admin panel, under “Account”.",
  hi: "ये ईमेल आप पैनल में “खाता” के नीचे चुनते हैं।",
};

/** Mails about enquiries: to the office, and the receipt for the sender. */
export const ENQUIRY_MAILS: Record<Language, EnquiryMailWords> = {
  en: {
    atOnce: (enquiry, link) => ({
      subject: `New enquiry ${enquiry.reference}: ${topicOf("en", enquiry.topic)}`,
      text: paragraphs(
        "A new enquiry has arrived on the website.",
        `Reference: ${enquiry.reference}\nTopic: ${topicOf("en", enquiry.topic)}\nReceived: ${momentOf("en", enquiry.createdAt)}`,
        link,
        HOW_TO_CHANGE.en,
      ),
      button: "Open the enquiry",
    }),
    manyAtOnce: (link) => ({
      subject: "Many new enquiries",
      text: paragraphs(
        "Many enquiries have arrived within an hour. You get no further mails about single ones in this hour. All of them are in the panel:",
        link,
        HOW_TO_CHANGE.en,
      ),
      button: "Open the enquiries",
    }),
    daily: (enquiries, count, link) => ({
      subject: count === 1 ? "1 new enquiry" : `${count} new enquiries`,
      text: paragraphs(
        count === 1
          ? "Since the last daily mail, one enquiry has arrived that nobody has dealt with:"
          : `Since the last daily mail, ${count} enquiries have arrived that nobody has dealt with:`,
        enquiries.map((enquiry) => lineOf("en", enquiry)).join("\n"),
        ...(count > enquiries.length ? [`and ${count - enquiries.length} more.`] : []),
        link,
        HOW_TO_CHANGE.en,
      ),
      button: "Open the enquiries",
    }),
    receiptSubject: (reference) => `We have received your message (${reference})`,
    received: "Thank you for your message. It has reached the school office.",
    reference: (reference) =>
      `Your reference number: ${reference}\nPlease name it when you call or write again about it.`,
    officeHours: "Office hours:",
    telephone: (number) => `Telephone: ${number}`,
    notYou:
      "If you did not write to us, somebody has entered your address by mistake. You need not do anything.",
  },
  hi: {
    atOnce: (enquiry, link) => ({
      subject: `नई पूछताछ ${enquiry.reference}: ${topicOf("hi", enquiry.topic)}`,
      text: paragraphs(
        "वेबसाइट पर एक नई पूछताछ आई है।",
        `संदर्भ संख्या: ${enquiry.reference}\nविषय: ${topicOf("hi", enquiry.topic)}\nप्राप्त: ${momentOf("hi", enquiry.createdAt)}`,
        link,
        HOW_TO_CHANGE.hi,
      ),
      button: "पूछताछ खोलें",
    }),
    manyAtOnce: (link) => ({
      subject: "बहुत-सी नई पूछताछ",
      text: paragraphs(
        "एक घंटे में बहुत-सी पूछताछ आई हैं। इस घंटे में अब अलग-अलग ईमेल नहीं भेजे जाएँगे। सभी पूछताछ पैनल में हैं:",
        link,
        HOW_TO_CHANGE.hi,
      ),
      button: "पूछताछ देखें",
    }),
    daily: (enquiries, count, link) => ({
      subject: `${count} नई पूछताछ`,
      text: paragraphs(
        `पिछले दैनिक ईमेल के बाद ${count} पूछताछ आई हैं, जिन पर अभी किसी ने काम नहीं किया है:`,
        enquiries.map((enquiry) => lineOf("hi", enquiry)).join("\n"),
        ...(count > enquiries.length ? [`और ${count - enquiries.length}।`] : []),
        link,
        HOW_TO_CHANGE.hi,
      ),
      button: "पूछताछ देखें",
    }),
    receiptSubject: (reference) => `आपका संदेश हमें मिल गया है (${reference})`,
    received: "आपके संदेश के लिए धन्यवाद। वह विद्यालय कार्यालय को मिल गया है।",
    reference: (reference) =>
      `आपकी संदर्भ संख्या: ${reference}\nइस बारे में दोबारा फ़ोन करते या लिखते समय कृपया इसे बताएँ।`,
    officeHours: "कार्यालय समय:",
    telephone: (number) => `फ़ोन: ${number}`,
    notYou: "यदि आपने हमें नहीं लिखा है, तो किसी ने भूल से आपका पता लिख दिया है। आपको कुछ करने की आवश्यकता नहीं है।",
  },
};
