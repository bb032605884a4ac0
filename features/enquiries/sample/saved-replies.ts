import type { Sample } from "../../../core/sample/types.ts";
import type { savedReplies as declaration } from "../content/replies/saved-replies.ts";

/** In the order in which the office sees them. */
export const savedReplies: Sample<typeof declaration>[] = [
  {
    title: "Papers for admission",
    titleHi: "प्रवेश के लिए कागज़",
    topic: "admission",
    text: `Namaste {name},

Thank you for writing to us about admission to {class}. Please bring these papers to the office: the child's birth certificate, two photographs, the report card of the present school and a copy of one parent's identity card.

The office is open {hours}. Please give the reference {reference} when you come or call.

{school}`,
    textHi: `{नाम} जी, नमस्ते।

{कक्षा} में प्रवेश के बारे में लिखने के लिए धन्यवाद। कृपया ये कागज़ कार्यालय में लाएँ: बच्चे का जन्म प्रमाणपत्र, दो फ़ोटो, पिछले विद्यालय का प्रगति पत्र और माता या पिता के पहचान पत्र की प्रति।

कार्यालय का समय: {समय}। आते समय या फ़ोन पर संदर्भ {संदर्भ} बताएँ।

{विद्यालय}`,
  },
  {
    title: "Come and see the school",
    titleHi: "विद्यालय देखने आइए",
    topic: "admission",
    text: `Namaste {name},

You are welcome to see the classrooms and meet a teacher on any working morning. Please tell us by telephone which day suits you, so that somebody has time for you.

The office is open {hours}. Your reference is {reference}.

{school}`,
    textHi: `{नाम} जी, नमस्ते।

आप किसी भी कार्य दिवस की सुबह आकर कक्षाएँ देख सकते हैं और शिक्षकों से मिल सकते हैं। कृपया फ़ोन पर बता दें कि कौन-सा दिन ठीक रहेगा, ताकि कोई आपको समय दे सके।

कार्यालय का समय: {समय}। आपका संदर्भ {संदर्भ} है।

{विद्यालय}`,
  },
  {
    title: "We will find out and write again",
    titleHi: "पता करके फिर लिखेंगे",
    topic: null,
    text: `Namaste {name},

Thank you for your message. We have to ask about it here and will write again within two working days. If it is urgent, please call the office with the reference {reference}.

{school}`,
    textHi: `{नाम} जी, नमस्ते।

आपके संदेश के लिए धन्यवाद। हम इसके बारे में यहाँ पूछकर दो कार्य दिवसों में फिर लिखेंगे। यदि काम जल्दी का हो, तो संदर्भ {संदर्भ} बताकर कार्यालय में फ़ोन करें।

{विद्यालय}`,
  },
  {
    title: "We called and could not reach you",
    titleHi: "फ़ोन पर बात नहीं हो सकी",
    topic: null,
    text: `Namaste {name},

We tried to call you about your enquiry {reference}, but could not reach you. When may we call again? You can also call the office, {hours}.

{school}`,
    textHi: `{नाम} जी, नमस्ते।

आपकी पूछताछ {संदर्भ} के बारे में हमने आपको फ़ोन किया, पर बात नहीं हो सकी। हम फिर कब फ़ोन करें? आप स्वयं भी कार्यालय में फ़ोन कर सकते हैं। समय: {समय}।

{विद्यालय}`,
  },
];
