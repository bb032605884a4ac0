import { type DocumentOf, definePage } from "../../../core/content/pages/define-page.ts";
import {
  bilingual,
  group,
  LINE,
  lines,
  list,
  pageHead,
  paragraphs,
  picture,
  requiredBilingual,
  SHORT,
  sectionHead,
} from "../../../core/content/pages/fields.ts";

export const home = definePage({
  name: "home",
  title: "Home",
  path: "/",
  fields: {
    head: group(
      "Welcome",
      { ...pageHead, line: { ...pageHead.line, neededFor: "home" } },
      { hint: "Without a heading the school's name stands there." },
    ),
    slides: list("Large pictures", {
      item: "picture",
      title: "heading",
      maximum: 12,
      neededFor: "home",
      fields: {
        heading: requiredBilingual("Heading", SHORT),
        line: bilingual("Line below", LINE),
        picture: picture("Picture", { hint: "Wide: at least 1600 by 800 pixels." }),
      },
    }),
    principalsDesk: group(
      "From the principal's desk",
      {
        ...sectionHead,
        name: bilingual("Name of the principal", SHORT, { neededFor: "principal" }),
        title: bilingual("Title", SHORT, { hint: "Without one: Principal." }),
        qualification: bilingual("Qualification", LINE),
        message: paragraphs("Message", { neededFor: "principal" }),
        picture: picture("Portrait"),
        cards: list("Other people", {
          item: "person",
          title: "name",
          maximum: 4,
          fields: {
            name: requiredBilingual("Name", SHORT),
            title: bilingual("Title", SHORT),
            description: paragraphs("Message"),
            picture: picture("Portrait"),
          },
        }),
      },
      { hint: "The page Management desk uses the name, title, qualification and portrait too." },
    ),
    taglineBanner: group(
      "Tagline",
      { text: bilingual("Text", LINE * 2), picture: picture("Picture") },
      { hint: "Its heading is the school's own tagline; without one it is not shown." },
    ),
    facilities: group("Facilities", sectionHead),
    noticeBoard: group("Notice board", sectionHead),
    facts: group("The school in numbers", {
      heading: bilingual("Heading", SHORT, {
        hint: "Nobody sees it: it is read out to those who cannot see the page.",
      }),
      items: list("Numbers", {
        item: "number",
        title: "value",
        maximum: 4,
        fields: { value: requiredBilingual("Number", 20), label: requiredBilingual("What it counts", SHORT) },
      }),
    }),
    topStudents: group("Top students", sectionHead),
    foundationSubjects: group("Foundation subjects", {
      ...sectionHead,
      picture: picture("Picture"),
      subjects: list("Subjects", {
        item: "subject",
        title: "name",
        maximum: 12,
        fields: { name: requiredBilingual("Subject", SHORT), line: bilingual("Line below", LINE) },
      }),
    }),
    admissions: group(
      "Admissions",
      { ...sectionHead, steps: lines("Steps", { maxLines: 6 }) },
      {
        hint: "The opening and the closing day are on the page Admissions. Before and after them the heading is written by the program.",
      },
    ),
    alumni: group("Alumni", sectionHead),
    blog: group("Posts", sectionHead),
    gallery: group("Gallery", sectionHead),
  },
});

export type HomePage = DocumentOf<typeof home>;
