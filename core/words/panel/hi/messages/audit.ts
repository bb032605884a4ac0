import type { AUDIT as ENGLISH } from "../../../../content/messages/english/audit.ts";
import type { Template } from "../../../../content/messages/message.ts";

export const AUDIT: Record<keyof typeof ENGLISH, Template> = {
  students_added: { one: "{count} विद्यार्थी जोड़ा गया।", other: "{count} विद्यार्थी जोड़े गए।" },
  students_changed_now: { one: "{count} विद्यार्थी बदला गया।", other: "{count} विद्यार्थी बदले गए।" },
  students_unchanged: {
    one: "{count} विद्यार्थी पहले जैसा ही है।",
    other: "{count} विद्यार्थी पहले जैसे ही हैं।",
  },
  students_skipped: { one: "{count} विद्यार्थी छोड़ा गया।", other: "{count} विद्यार्थी छोड़े गए।" },
  events_added: { one: "{count} कार्यक्रम जोड़ा गया।", other: "{count} कार्यक्रम जोड़े गए।" },
  rows_left_out: { one: "{count} पंक्ति छोड़ी गई।", other: "{count} पंक्तियाँ छोड़ी गईं।" },
  students_listed: "{count} विद्यार्थी",
  class_listed: "{count} विद्यार्थी, कक्षा {name}",
  section_listed: "{count} विद्यार्थी, सेक्शन {section}",
  class_section_listed: "{count} विद्यार्थी, कक्षा {name}, सेक्शन {section}",
  entries_listed: { one: "{count} प्रविष्टि", other: "{count} प्रविष्टियाँ" },
};
