import { type DocumentOf, definePage } from "../../../core/content/pages/define-page.ts";
import {
  bilingual,
  group,
  LINE,
  list,
  pageTop,
  paragraphs,
  picture,
  requiredBilingual,
  SHORT,
  sectionHead,
} from "../../../core/content/pages/fields.ts";

export const discipline = definePage({
  name: "discipline",
  title: "Discipline cell",
  path: "/discipline",
  fields: {
    head: group("Top of the page", pageTop),
    heads: list("People in charge", {
      item: "person",
      title: "name",
      maximum: 6,
      fields: {
        name: requiredBilingual("Name", SHORT),
        title: bilingual("Title", SHORT),
        description: paragraphs("About the person"),
        picture: picture("Portrait"),
      },
    }),
    guidelinesHead: group("Guidelines", sectionHead),
    guidelines: list("The guidelines", {
      item: "guideline",
      title: "title",
      maximum: 30,
      neededFor: "otherPages",
      fields: { title: requiredBilingual("Title", SHORT), text: bilingual("Text", LINE * 2) },
    }),
  },
});

export type DisciplinePage = DocumentOf<typeof discipline>;
