import type { AuditActionTexts } from "../../../core/content/feature.ts";
import { label } from "../../../core/words/label.ts";

export const studentsAuditActions = {
  "record-consent": {
    name: label("Recorded a consent", "सहमति दर्ज की"),
    sentence: label(
      "Recorded that the parents[ of “{title}”] agree",
      "अभिभावक की सहमति दर्ज की गई[: विद्यार्थी “{title}”]",
    ),
  },
  "record-refusal": {
    name: label("Recorded a refusal", "असहमति दर्ज की"),
    sentence: label(
      "Recorded that the parents[ of “{title}”] do not agree",
      "अभिभावक की असहमति दर्ज की गई[: विद्यार्थी “{title}”]",
    ),
  },
  "withdraw-consent": {
    name: label("Recorded a withdrawn consent", "सहमति की वापसी दर्ज की"),
    sentence: label(
      "Recorded that the parents[ of “{title}”] take their consent back",
      "अभिभावक की ओर से सहमति की वापसी दर्ज की गई[: विद्यार्थी “{title}”]",
    ),
  },
  "take-back-consent": {
    name: label("Took back a recorded answer", "दर्ज उत्तर वापस लिया"),
    sentence: label(
      "Took back an answer of the parents[ of “{title}”] that was recorded by mistake",
      "भूल से दर्ज किया गया अभिभावक का उत्तर वापस लिया गया[: विद्यार्थी “{title}”]",
    ),
  },
  forget: {
    name: label("Deleted everything about a child", "बच्चे की पूरी जानकारी मिटाई"),
    sentence: label("Deleted everything about {what} for good", "{whose} की पूरी जानकारी हमेशा के लिए मिटाई गई"),
    hasCounts: true,
  },
} as const satisfies Record<string, AuditActionTexts>;

/** The content types and other subjects by their names in the counts of its actions. */
export const studentsAuditCounts = {
  consents: "consents",
  "top students": "topStudents",
  alumni: "alumni",
  students: "students",
} as const;
