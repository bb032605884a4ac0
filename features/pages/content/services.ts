import { type DocumentOf, definePage } from "../../../core/content/pages/define-page.ts";
import {
  group,
  lines,
  list,
  pageTop,
  paragraphs,
  picture,
  requiredBilingual,
  SHORT,
  sectionHead,
} from "../../../core/content/pages/fields.ts";
import { label } from "../../../core/words/label.ts";

export const services = definePage({
  name: "services",
  title: label("Services", "सेवाएँ"),
  path: "/services",
  fields: {
    head: group(label("Top of the page", "पृष्ठ का ऊपरी भाग"), pageTop),
    cards: list(label("Services", "सेवाएँ"), {
      item: label("service", "सेवा"),
      title: "name",
      maximum: 12,
      neededFor: "otherPages",
      fields: {
        name: requiredBilingual(label("Name", "नाम"), SHORT),
        description: paragraphs(label("Description", "विवरण")),
        points: lines(label("Points", "मुख्य बिंदु"), { maxLines: 6 }),
        picture: picture(label("Picture", "फ़ोटो")),
      },
    }),
    question: group(label("Question at the end", "अंत में प्रश्न"), sectionHead),
  },
});

export type ServicesPage = DocumentOf<typeof services>;
