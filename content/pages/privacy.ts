import { type DocumentOf, definePage } from "./define-page.ts";
import { bilingual, choice, group, pageTop, paragraphs, SHORT } from "./fields.ts";

const VALIDITY = [
  { value: "unlimited", label: "Until parents say something else" },
  { value: "year", label: "One year" },
  { value: "school year", label: "Until the end of the school year (31 March)" },
] as const;

export const privacy = definePage({
  name: "privacy",
  title: "Privacy and consent",
  path: "/privacy",
  fields: {
    withoutRecord: choice("Children whose parents have not answered yet", [
      { value: "shown", label: "Are shown, as long as nobody objects" },
      { value: "hidden", label: "Are not shown: nothing without consent (recommended)" },
    ]),
    validity: choice("How long a consent holds", VALIDITY),
    head: group("Top of the page", pageTop),
    officer: group("Who answers questions and complaints", {
      name: bilingual("Name", SHORT),
      designation: bilingual("Designation", SHORT),
    }),
    more: paragraphs("What your school wants to add"),
  },
});

export type PrivacyPage = DocumentOf<typeof privacy>;
