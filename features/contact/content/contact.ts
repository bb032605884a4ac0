import { type DocumentOf, definePage } from "../../../core/content/pages/define-page.ts";
import { group, headedText, pageTop, sectionHead } from "../../../core/content/pages/fields.ts";
import { label } from "../../../core/words/label.ts";

export const contact = definePage({
  name: "contact",
  title: label("Contact", "संपर्क"),
  path: "/contact",
  fields: {
    head: group(label("Top of the page", "पृष्ठ का ऊपरी भाग"), pageTop),
    form: group(label("The form", "फ़ॉर्म"), sectionHead),
    visit: group(label("The way to the school", "विद्यालय तक का रास्ता"), headedText, { neededFor: "contact" }),
  },
});

export type ContactPage = DocumentOf<typeof contact>;
