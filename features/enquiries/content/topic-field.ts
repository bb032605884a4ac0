import { optionalChoice } from "../../../core/content/types/fields.ts";
import { label } from "../../../core/words/label.ts";
import { CONTACT_TOPICS } from "./contact-topics.ts";

export const topicField = () =>
  optionalChoice(label("Topic", "विषय"), CONTACT_TOPICS, {
    admission: "प्रवेश",
    fees: "शुल्क",
    transport: "बस सुविधा",
    certificate: "प्रमाणपत्र",
    complaint: "शिकायत या सुझाव",
    other: "अन्य",
  });
