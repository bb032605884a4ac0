import type { LOGINS as ENGLISH } from "../../../../content/messages/english/logins.ts";
import type { Template } from "../../../../content/messages/message.ts";

export const LOGINS: Record<keyof typeof ENGLISH, Template> = {
  email_needed: "अपने खाते का ईमेल पता लिखें।",
  password_required: "पासवर्ड आवश्यक है।",
  login_needed: "इसके लिए कृपया लॉगिन करें।",
  confirmation_needed:
    "कृपया अपना पासवर्ड फिर से लिखें: पिछली बार उसे लिखे 10 मिनट से अधिक हो गए हैं। अभी कुछ नहीं किया गया है।",
  token_permission_needed: "इस टोकन को {permission} की अनुमति नहीं है।",
  not_for_tokens: "यह स्वयं खाते से जुड़ा काम है: ईमेल और पासवर्ड से लॉगिन करें। इसके लिए टोकन काम नहीं आता।",
  second_step_setup_needed:
    "विद्यालय ने आपकी ज़िम्मेदारियों के लिए लॉगिन का दूसरा चरण ज़रूरी किया है। पहले “खाता” में उसे चालू करें।",
  login_step_ended: "बहुत समय लग गया। कृपया पासवर्ड से फिर लॉगिन करें।",
  code_required: "कोड लिखें।",
  code_wrong:
    "यह कोड सही नहीं है। ऐप में फिर देखें। यदि फ़ोन की घड़ी बदली गई है, तो रिकवरी कोड या कोई दूसरा तरीका काम में लें, और “खाता” में ऐप फिर जोड़ें।",
  proof_required: "अपना पासवर्ड या ऐप का कोड लिखें।",
  passkey_too_late: "इसमें बहुत समय लगा, या यह पहले ही हो चुका है। कृपया फिर कोशिश करें।",
  permission_needed: {
    Everything: "आपको इसकी अनुमति नहीं है। यह केवल “{label}” की ज़िम्मेदारी वाले लोग कर सकते हैं।",
    other: "आपको इसकी अनुमति नहीं है। “सब कुछ” की ज़िम्मेदारी वाले किसी सहकर्मी से “{label}” की ज़िम्मेदारी माँगें।",
  },
};
