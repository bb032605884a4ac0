import type { PanelWords } from "../../../../core/words/panel/panel-words.ts";

export const securityEvents: PanelWords["securityEvents"] = {
  title: "आपके खाते में क्या हुआ",
  events: {
    "token-created": "किसी प्रोग्राम के लिए टोकन बनाया गया",
    "password-changed": "पासवर्ड बदला गया",
    "password-reset": "किसी लिंक से, या वेबसाइट सँभालने वाले व्यक्ति द्वारा नया पासवर्ड रखा गया",
    "passkey-added": "पासकी जोड़ी गई",
    "passkey-removed": "पासकी हटाई गई",
    "app-added": "प्रमाणीकरण ऐप जोड़ा गया",
    "app-removed": "प्रमाणीकरण ऐप हटाया गया",
    "second-step-reset": "किसी और ने लॉगिन का दूसरा चरण रीसेट किया",
    "recovery-code-used": "एक रिकवरी कोड उपयोग हुआ",
    "codes-failed": "दूसरे चरण में एक दिन के अंदर दस गलत कोड लिखे गए",
  },
  other: "लॉगिन में कुछ बदला गया",
  notYou: "यदि इनमें से कुछ आपने नहीं किया, तो तुरंत अपना पासवर्ड बदलें और वेबसाइट सँभालने वाले व्यक्ति को बताएँ।",
  dismiss: "मुझे इसकी जानकारी है",
  failed: "यह नहीं हो सका। कृपया फिर कोशिश करें।",
};
