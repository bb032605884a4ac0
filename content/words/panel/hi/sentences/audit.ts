/** What the audit log and the list of sessions tell. */
export const AUDIT: Record<string, string> = {
  Created: "जोड़ा",
  Changed: "बदला",
  Deleted: "हटाया",
  "Logged in": "लॉगिन किया",
  "Logged out": "लॉगआउट किया",
  "Ended a session": "लॉगिन सत्र समाप्त किया",
  "Changed the password": "पासवर्ड बदला",
  "Reset the password": "नया पासवर्ड बनाया",
  Disabled: "बंद किया",
  Enabled: "चालू किया",
  Restored: "वापस लाया गया",
  "Deleted for good": "हमेशा के लिए हटाया",
  "Started downloading": "डाउनलोड शुरू किया",
  Downloaded: "डाउनलोड किया",
  "Did not finish downloading": "डाउनलोड पूरा नहीं हुआ",
  Exported: "फ़ाइल में निकाला",
  "Deleted with every trace": "पूरी तरह मिटाया",

  visitor: "वेबसाइट का आगंतुक",
  "command line": "कमांड लाइन",
  program: "प्रोग्राम",
};
