import type { AuditActionTexts } from "../../../core/content/feature.ts";
import { label } from "../../../core/words/label.ts";

export const enquiriesAuditActions = {
  expire: {
    name: label("Deleted when its time was over", "समय पूरा होने पर मिटाया"),
    sentence: label(
      "Deleted {many} for good, because their time was over",
      "समय पूरा होने पर {many} हमेशा के लिए मिटाई गई",
    ),
    hasCounts: true,
  },
  "export-person": {
    name: label("Downloaded everything about a person", "व्यक्ति की पूरी जानकारी डाउनलोड की"),
    sentence: label("Downloaded everything about a person", "एक व्यक्ति की पूरी जानकारी डाउनलोड की गई"),
    hasCounts: true,
  },
  "forget-person": {
    name: label("Deleted all enquiries of a person", "व्यक्ति की सभी पूछताछ मिटाई"),
    sentence: label("Deleted all {many} of a person for good", "एक व्यक्ति की सभी {many} हमेशा के लिए मिटाई गई"),
    hasCounts: true,
  },
} as const satisfies Record<string, AuditActionTexts>;

/** The content types and other subjects by their names in the counts of its actions. */
export const enquiriesAuditCounts = { enquiries: "contacts" } as const;
