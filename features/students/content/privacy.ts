import { type DocumentOf, definePage } from "../../../core/content/pages/define-page.ts";
import { bilingual, choice, group, pageTop, paragraphs, SHORT } from "../../../core/content/pages/fields.ts";

const WITHOUT_RECORD = [
  { value: "shown", label: "Are shown, as long as nobody objects" },
  { value: "hidden", label: "Are not shown: nothing without consent (recommended)" },
] as const;

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
    withoutRecord: choice("Children whose parents have not answered yet", WITHOUT_RECORD, {
      hint: "Without a choice they are shown. We recommend “not shown”: the law asks for the consent of parents first. Enter the slips before you choose it, because it takes every child without an answer off the site at once.",
      neededFor: "consents",
    }),
    validity: choice("How long a consent holds", VALIDITY, {
      hint: "Without a choice: until parents say something else. What you choose holds for answers that are entered from now on.",
    }),
    head: group("Top of the page", pageTop),
    officer: group(
      "Who answers questions and complaints",
      { name: bilingual("Name", SHORT), designation: bilingual("Designation", SHORT) },
      { hint: "Telephone and email are those of the school." },
    ),
    more: paragraphs("What your school wants to add", {
      hint: "Everything else on this page is written by the program and follows what you choose here. The printed notice to parents has this text too.",
    }),
  },
});

export type PrivacyPage = DocumentOf<typeof privacy>;
