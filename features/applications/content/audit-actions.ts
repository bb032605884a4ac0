import type { AuditActionTexts } from "../../../core/content/feature.ts";
import { label } from "../../../core/words/label.ts";

export const applicationsAuditActions = {
  "end-applications": {
    name: label("Deleted applications when their time was over", "समय पूरा होने पर आवेदन मिटाए"),
    sentence: label(
      "Deleted {many} for good, because their time was over",
      "समय पूरा होने पर {many} हमेशा के लिए मिटाए गए",
    ),
    hasCounts: true,
  },
  "announce-draw": {
    name: label("Announced a draw of lots", "लॉटरी की घोषणा की"),
    sentence: label("Announced a draw of lots[ for “{title}”]", "लॉटरी की घोषणा की गई[: “{title}”]"),
  },
  "repeat-draw": {
    name: label("Announced a draw of lots again", "लॉटरी की दोबारा घोषणा की"),
    sentence: label(
      "Announced a draw of lots again[: “{title}”]",
      "लॉटरी की दोबारा घोषणा की गई[: “{title}”]",
    ),
  },
  "draw-lots": {
    name: label("Drew lots", "लॉटरी निकाली"),
    sentence: label("Drew lots[ for “{title}”]", "लॉटरी निकाली गई[: “{title}”]"),
  },
} as const satisfies Record<string, AuditActionTexts>;

/** The content type by its name in the counts of its actions. */
export const applicationsAuditCounts = { applications: "applications" } as const;
