import type { Template } from "../../../../core/content/messages/message.ts";
import type { calendarMessages as ENGLISH } from "../../content/messages.ts";

export const calendarMessages: Record<keyof typeof ENGLISH, Template> = {
  events_added: { one: "{count} कार्यक्रम जोड़ा गया।", other: "{count} कार्यक्रम जोड़े गए।" },
  last_day_before_first: "अंतिम दिन पहले दिन से पहले का नहीं हो सकता।",
  event_too_long: "कार्यक्रम अधिकतम एक वर्ष का हो सकता है।",
  end_time_without_start: "समाप्ति का समय लिखा है, तो प्रारंभ का समय भी लिखें।",
  end_time_before_start: "समाप्ति का समय प्रारंभ के समय के बाद का होना चाहिए।",
  event_month_first: "पहले दिन, फिर महीना लिखें, जैसे {example}।",
  event_month_may_be_first:
    "सूची की दूसरी तिथियों में पहले महीना है, इसलिए इसमें भी हो सकता है। इसे 1 अप्रैल 2026 की तरह लिखें।",
  event_no_day: "ऐसा कोई दिन नहीं होता।",
  event_year_unlikely: "{first} से {last} तक का कोई वर्ष लिखें।",
  event_known: "कैलेंडर में पहले से है।",
  event_row_repeated: "पंक्ति {row} में भी यही है।",
  event_same_days: {
    one: "इन्हीं दिनों में {title} भी है।",
    other: "इन्हीं दिनों में {title} आदि कुल {count} कार्यक्रम भी हैं।",
  },
  event_list_too_long: "सूची में {maximum} से अधिक पंक्तियाँ हैं। उसे टुकड़ों में बाँटकर जोड़ें।",
};
