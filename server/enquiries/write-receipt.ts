import { ENQUIRY_MAILS } from "../../content/enquiries/enquiry-mail-words.ts";
import type { Bilingual } from "../../content/pages/define-page.ts";
import type { School } from "../../content/pages/school.ts";
import { namesOf } from "../../content/school/letterhead.ts";
import { WORDS } from "../../content/words/index.ts";
import type { Language } from "../../content/words/languages.ts";

interface Receipt {
  subject: string;
  text: string;
  replyTo?: string;
}

/** The mail to the sender of a message. It has nothing that the sender wrote, because the address may be somebody else's. */
export function writeReceipt(school: School, reference: string, language: Language): Receipt {
  const choose = (text: Bilingual) => namesOf(text, language)[0];
  const words = ENQUIRY_MAILS[language];
  const hours = school.officeHours.map(({ days, hours }) => `${choose(days)}: ${choose(hours)}`);
  const [phone] = school.phones;
  return {
    subject: words.receiptSubject(reference),
    text: [
      words.received,
      words.reference(reference),
      choose(school.answerTime) ?? WORDS[language].contact.soon,
      ...(hours.length > 0 ? [[words.officeHours, ...hours].join("\n")] : []),
      ...(phone ? [words.telephone(phone.number)] : []),
      words.notYou,
    ].join("\n\n"),
    ...(school.email !== null && { replyTo: school.email }),
  };
}
