import type { PanelWords } from "../panel-words.ts";

export const confirmAgain: PanelWords["confirmAgain"] = {
  title: "कृपया पुष्टि करें कि यह आप ही हैं",
  text: "इस काम के लिए आपका पासवर्ड चाहिए, क्योंकि पिछली बार उसे लिखे 10 मिनट से अधिक हो गए हैं। आपने जो भरा है, वह बना रहेगा।",
  password: "आपका पासवर्ड",
  confirm: "पुष्टि करें",
  passwordMissing: "अपना पासवर्ड लिखें।",
  failed: "पासवर्ड की जाँच नहीं हो सकी। कृपया फिर कोशिश करें।",
  declined: "कुछ नहीं किया गया, क्योंकि आपने पासवर्ड से पुष्टि नहीं की।",
};
