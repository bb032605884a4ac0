import type { Template } from "../../../../core/content/messages/message.ts";
import type { enquiriesMessages as ENGLISH } from "../../content/messages.ts";

export const enquiriesMessages: Record<keyof typeof ENGLISH, Template> = {
  enquiry_without_email: "इस पूछताछ में ईमेल पता नहीं है।",
  enquiry_email_unusable: "इस पूछताछ के ईमेल पते पर ईमेल नहीं भेजा जा सकता।",
  too_many_messages: "आपके कई संदेश पहले ही मिल चुके हैं। कृपया कुछ मिनट रुकें, या विद्यालय के कार्यालय में फ़ोन करें।",
  phone_or_email_needed: "कम से कम 6 अंकों का एक फ़ोन नंबर या एक ईमेल पता लिखें।",
  confirm_contact: "यह वह नंबर या पता नहीं है जिसे आपने खोजा था।",
  remains_downloaded_enquiries: "डाउनलोड किए गए बैकअप। जो उन्हें वापस लाए, उसे पूछताछ फिर हटानी होगी।",
  remains_answers: "विद्यालय के मेलबॉक्स और WhatsApp में गए उत्तर, और कार्यालय में डाउनलोड या प्रिंट की गई फ़ाइलें।",
  enquiry_change_missing: "नई स्थिति, व्यक्ति या फिर संपर्क की तिथि चुनें।",
  not_a_person_for_enquiries: "इन्हें पूछताछ का उत्तर देने की अनुमति नहीं है। किसी और को चुनें।",
  remains_enquiry_backups: {
    one: "सर्वर के दैनिक बैकअप: जब तक उनकी जगह {count} नया बैकअप नहीं आ जाता, उनमें पूछताछ रहेगी।",
    other: "सर्वर के दैनिक बैकअप: जब तक उनकी जगह {count} नए बैकअप नहीं आ जाते, उनमें पूछताछ रहेगी।",
  },
  being_answered: "{person} अभी इस पूछताछ का उत्तर दे रहे हैं।",
};
