import { type DocumentOf, definePage } from "../../../core/content/pages/define-page.ts";
import {
  bilingual,
  count,
  group,
  headedText,
  LINE,
  lines,
  list,
  pageTop,
  percent,
  picture,
  requiredBilingual,
  SHORT,
  sectionHead,
  sessionValue,
  yearValue,
} from "../../../core/content/pages/fields.ts";

const illustratedText = { ...headedText, picture: picture("Picture") };

export const about = definePage({
  name: "about",
  title: "About the school",
  path: "/about",
  fields: {
    head: group("Top of the page", pageTop),
    vision: group("Vision", illustratedText, { neededFor: "otherPages" }),
    mission: group("Mission", { ...illustratedText, points: lines("Points") }),
    committee: group("Committee", headedText, { hint: "The members have a screen of their own." }),
    history: group("History", {
      ...illustratedText,
      facts: list("Facts", {
        item: "fact",
        title: "label",
        maximum: 4,
        fields: { value: requiredBilingual("Fact", 40), label: requiredBilingual("What it is", SHORT) },
      }),
      milestones: list("Milestones", {
        item: "milestone",
        title: "title",
        maximum: 30,
        fields: {
          year: yearValue("Year"),
          title: requiredBilingual("Title", SHORT),
          text: bilingual("Text", LINE),
        },
      }),
    }),
    achievements: group("Achievements", {
      ...sectionHead,
      results: list("Board results", {
        item: "result",
        title: "class",
        maximum: 40,
        hint: "One for each class and session.",
        fields: {
          session: { ...sessionValue("Session", "2026-27"), required: true },
          class: requiredBilingual("Class", SHORT),
          appeared: count("Appeared"),
          passed: count("Passed"),
          firstDivision: count("First division"),
          highestPercent: percent("Highest per cent"),
          remark: bilingual("Remark", LINE),
        },
      }),
      honours: lines("Honours"),
    }),
  },
});

export type AboutPage = DocumentOf<typeof about>;
