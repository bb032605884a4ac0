import { type DocumentOf, definePage } from "../../../core/content/pages/define-page.ts";
import { group, headedText, pageTop, sectionHead } from "../../../core/content/pages/fields.ts";

export const contact = definePage({
  name: "contact",
  title: "Contact",
  path: "/contact",
  fields: {
    head: group("Top of the page", pageTop),
    form: group("The form", sectionHead),
    visit: group("The way to the school", headedText, { neededFor: "contact" }),
  },
});

export type ContactPage = DocumentOf<typeof contact>;
