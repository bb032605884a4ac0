import type { Bilingual } from "../../../../core/content/pages/define-page.ts";
import type { Identity } from "../../../../core/content/site/identity.ts";
import { namesOf } from "../../../../core/content/site/letterhead.ts";
import { WORDS } from "../../../../core/words/index.ts";
import type { Language } from "../../../../core/words/languages.ts";
import { ENQUIRY_MAILS } from "../../content/enquiry-mail-words.ts";

interface Receipt {
  subject: string;
  text: string;
  replyTo?: string;
}

/** The mail to the sender of a message. It has nothing that the sender wrote, because the address may be somebody else's. */
export function writeReceipt(school: Identity, reference: string, language: Language): Receipt {
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
