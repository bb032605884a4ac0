import { type DocumentOf, definePage } from "../../../core/content/pages/define-page.ts";
import {
  group,
  list,
  pageTop,
  picture,
  requiredBilingual,
  SHORT,
  sectionHead,
} from "../../../core/content/pages/fields.ts";
import { type Label, label } from "../../../core/words/label.ts";

const pictures = (title: Label, details: { neededFor?: "otherPages" } = {}) =>
  group(
    title,
    {
      ...sectionHead,
      items: list(label("Pictures", "फ़ोटो"), {
        item: label("picture", "फ़ोटो"),
        title: "caption",
        maximum: 24,
        fields: {
          caption: requiredBilingual(label("Caption", "फ़ोटो परिचय"), SHORT),
          picture: picture(label("Picture", "फ़ोटो")),
        },
      }),
    },
    details,
  );

export const activities = definePage({
  name: "activities",
  title: label("Activities", "गतिविधियाँ"),
  path: "/activities",
  fields: {
    head: group(label("Top of the page", "पृष्ठ का ऊपरी भाग"), pageTop),
    events: pictures(label("School events", "विद्यालय के कार्यक्रम"), { neededFor: "otherPages" }),
    sports: pictures(label("Sports", "खेलकूद")),
    classroom: pictures(label("In the classroom", "कक्षा में")),
    trips: pictures(label("Field trips", "शैक्षणिक भ्रमण")),
  },
});

export type ActivitiesPage = DocumentOf<typeof activities>;
