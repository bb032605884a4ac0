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

const pictures = (label: string, details: { neededFor?: "otherPages" } = {}) =>
  group(
    label,
    {
      ...sectionHead,
      items: list("Pictures", {
        item: "picture",
        title: "caption",
        maximum: 24,
        fields: { caption: requiredBilingual("Caption", SHORT), picture: picture("Picture") },
      }),
    },
    details,
  );

export const activities = definePage({
  name: "activities",
  title: "Activities",
  path: "/activities",
  fields: {
    head: group("Top of the page", pageTop),
    events: pictures("School events", { neededFor: "otherPages" }),
    sports: pictures("Sports"),
    classroom: pictures("In the classroom"),
    trips: pictures("Field trips"),
  },
});

export type ActivitiesPage = DocumentOf<typeof activities>;
