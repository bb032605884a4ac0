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
import { label } from "../../../core/words/label.ts";

export const discipline = definePage({
  name: "discipline",
  title: label("Discipline cell", "अनुशासन समिति"),
  path: "/discipline",
  fields: {
    head: group(label("Top of the page", "पृष्ठ का ऊपरी भाग"), pageTop),
    heads: list(label("People in charge", "प्रभारी"), {
      item: label("person", "व्यक्ति"),
      title: "name",
      maximum: 6,
      fields: {
        name: requiredBilingual(label("Name", "नाम"), SHORT),
        title: bilingual(label("Title", "पदनाम"), SHORT),
        description: paragraphs(label("About the person", "व्यक्ति का परिचय")),
        picture: picture(label("Portrait", "फ़ोटो")),
      },
    }),
    guidelinesHead: group(label("Guidelines", "दिशा-निर्देश"), sectionHead),
    guidelines: list(label("The guidelines", "दिशा-निर्देश"), {
      item: label("guideline", "निर्देश"),
      title: "title",
      maximum: 30,
      neededFor: "otherPages",
      fields: {
        title: requiredBilingual(label("Title", "शीर्षक"), SHORT),
        text: bilingual(label("Text", "विवरण"), LINE * 2),
      },
    }),
  },
});

export type DisciplinePage = DocumentOf<typeof discipline>;
