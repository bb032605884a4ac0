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

export const management = definePage({
  name: "management",
  title: "Management desk",
  path: "/management",
  fields: {
    head: group("Top of the page", pageTop),
    leaders: list("People", {
      item: "person",
      title: "name",
      maximum: 6,
      neededFor: "otherPages",
      fields: {
        name: requiredBilingual("Name", SHORT),
        title: bilingual("Title", SHORT),
        description: bilingual("About the person", LINE),
        message: paragraphs("Message"),
        picture: picture("Portrait"),
      },
    }),
    principal: group(
      "The principal",
      { message: paragraphs("Message") },
      { hint: "Shown after the people above. Name, title, qualification and portrait are on the page Home." },
    ),
    committee: group(
      "Committee",
      {
        ...sectionHead,
        picture: picture("Photo of the board", {
          hint: "Without one the board is drawn from the members.",
        }),
      },
      { hint: "The members have a screen of their own." },
    ),
  },
});

export type ManagementPage = DocumentOf<typeof management>;
