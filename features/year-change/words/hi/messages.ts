import type { Template } from "../../../../core/content/messages/message.ts";
import type { yearChangeMessages as ENGLISH } from "../../content/messages.ts";

export const yearChangeMessages: Record<keyof typeof ENGLISH, Template> = {
  year_change_without_change: "किसी भी विद्यार्थी के लिए कुछ नहीं बदलेगा।",
  class_not_planned: "चुनें कि कक्षा {name} का क्या होगा।",
  not_a_school_year: "{label}: {example} की तरह लिखें।",
  value_too_small: "कम से कम {minimum} होना चाहिए।",
  students_changed: "पूर्वावलोकन के बाद विद्यार्थियों के रिकॉर्ड बदले गए हैं। उसे फिर देखें, फिर दोहराएँ।",
  student_count_changed:
    "पूर्वावलोकन के बाद विद्यार्थियों की संख्या बदल गई है: पहले {before} थी, अब {now} है। उसे फिर देखें, फिर दोहराएँ।",
};
