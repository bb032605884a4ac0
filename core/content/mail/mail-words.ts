import type { Language } from "../../words/languages.ts";

interface MailWords {
  /** Below the text of every mail. */
  sentBySite(school: string): string;
  /** The same below a mail that a person has written. */
  writtenByOffice(school: string): string;
  testSubject(school: string): string;
  testText: string;
}

/** Words of mails, in the recipient's language. */
export const MAIL_WORDS: Record<Language, MailWords> = {
  en: {
    sentBySite: (school) => `This mail was sent automatically by the website of ${school}.`,
    writtenByOffice: (school) => `The office of ${school} wrote this mail. You can reply to it.`,
    testSubject: (school) => `Test mail from the website of ${school}`,
    testText:
      "This is a test mail. Somebody in the school office sent it from the admin panel to check that the website can send mail.\n\nYou do not need to do anything.",
  },
  hi: {
    sentBySite: (school) => `यह ईमेल ${school} की वेबसाइट से अपने आप भेजा गया है।`,
    writtenByOffice: (school) => `यह ईमेल ${school} के कार्यालय ने लिखा है। आप इसका उत्तर दे सकते हैं।`,
    testSubject: (school) => `${school} की वेबसाइट से परीक्षण ईमेल`,
    testText:
      "यह एक परीक्षण ईमेल है। वेबसाइट से ईमेल जा रहे हैं या नहीं, यह देखने के लिए विद्यालय कार्यालय ने इसे पैनल से भेजा है।\n\nआपको कुछ करने की आवश्यकता नहीं है।",
  },
};
