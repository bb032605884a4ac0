import { type DocumentOf, definePage } from "./define-page.ts";
import { bilingual, group, pageTop, paragraphs, SHORT, sectionHead } from "./fields.ts";

export const contact = definePage({
  name: "contact",
  title: "Contact",
  path: "/contact",
  fields: {
    head: group("Top of the page", pageTop),
    form: group("The form", sectionHead),
    visit: group("The way to the school", { heading: bilingual("Heading", SHORT), text: paragraphs("Text") }),
  },
});

export type ContactPage = DocumentOf<typeof contact>;
