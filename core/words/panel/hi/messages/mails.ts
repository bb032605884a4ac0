import type { MAILS as ENGLISH } from "../../../../content/messages/english/mails.ts";
import type { Template } from "../../../../content/messages/message.ts";

export const MAILS: Record<keyof typeof ENGLISH, Template> = {
  unknown_placeholder: "{unknown} की जगह कुछ नहीं भरा जा सकता। ये भरे जा सकते हैं: {known}।",
  placeholders_left: "भेजने से पहले भरें: {places}।",
  mail_not_set: "यह सर्वर ईमेल नहीं भेज सकता: SMTP_URL और MAIL_FROM नहीं लिखे गए हैं।",
  mail_unreachable: "मेल सर्वर {host} से संपर्क नहीं हो सका।",
  mail_host_unknown: "{host} नाम का कोई मेल सर्वर नहीं है।",
  mail_timed_out: "मेल सर्वर {host} से समय पर उत्तर नहीं मिला।",
  mail_certificate_expired: "मेल सर्वर {host} के प्रमाणपत्र की अवधि समाप्त हो गई है।",
  mail_certificate_name: "मेल सर्वर का प्रमाणपत्र {host} के नाम का नहीं है।",
  mail_certificate_untrusted: "मेल सर्वर {host} का प्रमाणपत्र किसी मान्य संस्था का नहीं है।",
  mail_not_encrypted: "मेल सर्वर {host} सुरक्षित कनेक्शन नहीं देता।",
  mail_login_refused: "मेल सर्वर {host} ने उपयोगकर्ता नाम या पासवर्ड स्वीकार नहीं किया।",
  mail_sender_refused: "मेल सर्वर {host} ने भेजने वाले का पता {from} स्वीकार नहीं किया: “{reply}”।",
  mail_server_answered: "मेल सर्वर {host} का उत्तर: “{reply}”।",
  mail_address_refused: "मेल सर्वर ने यह पता स्वीकार नहीं किया: “{reply}”।",
  mail_refused: "मेल सर्वर ने यह ईमेल स्वीकार नहीं किया: “{reply}”।",
  mail_mailbox_unknown: "यह ईमेल पता मौजूद नहीं है ({code})।",
  mail_mailbox_full: "पाने वाले का मेलबॉक्स भरा हुआ है ({code})।",
  mail_domain_unknown: "पते में @ के बाद का हिस्सा मौजूद नहीं है ({code})।",
  mail_try_later: "पाने वाले का मेल सर्वर बाद में फिर कोशिश करने को कहता है ({code})।",
  mail_taken_for_spam: "मेल सर्वर इस ईमेल को स्पैम मानता है ({code})।",
  mail_too_large: "यह ईमेल मेल सर्वर के लिए बहुत बड़ा है ({code})।",
  mail_unconfirmed: "मेल सर्वर से पुष्टि नहीं मिली। हो सकता है कि ईमेल पहुँच गया हो।",
  mail_too_late: "यह समय पर नहीं भेजा जा सका।",
  too_many_test_mails: "कई परीक्षण ईमेल भेजे जा चुके हैं। कृपया कुछ देर बाद भेजें।",
};
