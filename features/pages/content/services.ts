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

export const services = definePage({
  name: "services",
  title: "Services",
  path: "/services",
  fields: {
    head: group("Top of the page", pageTop),
    cards: list("Services", {
      item: "service",
      title: "name",
      maximum: 12,
      neededFor: "otherPages",
      fields: {
        name: requiredBilingual("Name", SHORT),
        description: paragraphs("Description"),
        points: lines("Points", { maxLines: 6 }),
        picture: picture("Picture"),
      },
    }),
    question: group("Question at the end", sectionHead),
  },
});

export type ServicesPage = DocumentOf<typeof services>;
