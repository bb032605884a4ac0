import { features } from "../../../features/content.ts";
import type { SetupStep } from "../feature.ts";

const CORE_STEPS = {
  school: {
    place: 100,
    title: ["The school", "विद्यालय"],
    text: ["Its name, tagline, telephone, email and address.", "नाम, आदर्श वाक्य, फ़ोन, ईमेल और पता।"],
  },
  logo: {
    place: 200,
    title: ["Logo and colours", "लोगो और रंग"],
    text: [
      "Browser tabs, home screens and shared links show the logo too.",
      "ब्राउज़र के टैब, फ़ोन की होम स्क्रीन और साझा किए गए लिंक पर भी लोगो दिखता है।",
    ],
  },
  contact: {
    place: 700,
    title: ["Contact", "संपर्क"],
    text: [
      "Office hours, the way to the school and its place on the map.",
      "कार्यालय का समय, विद्यालय तक पहुँचने का रास्ता और मानचित्र पर स्थान।",
    ],
  },
  // Pages that only have to have some content: the field is the one to begin with.
  otherPages: {
    place: 1100,
    title: ["The other pages", "बाकी पृष्ठ"],
    text: [
      "Empty pages are in no menu. Fill them, or leave them out.",
      "खाली पृष्ठ किसी मेनू में नहीं दिखते। इन्हें भरें, या छोड़ दें।",
    ],
  },
} as const;

type StepsOf<Declared> = Declared extends { setupSteps: infer Steps } ? keyof Steps & string : never;
export type PageStep = keyof typeof CORE_STEPS | StepsOf<(typeof features)[number]>;

interface PageSetupStep extends SetupStep {
  name: PageStep;
}

/** The steps of the setup guide that are about texts of pages, in their order. */
export const pageSteps: readonly PageSetupStep[] = [
  CORE_STEPS,
  ...features.flatMap((feature) => ("setupSteps" in feature ? [feature.setupSteps] : [])),
]
  .flatMap((steps: Readonly<Record<string, SetupStep>>) => Object.entries(steps))
  .map(([name, step]) => ({ name: name as PageStep, ...step }))
  .toSorted((one, other) => one.place - other.place);

export const PAGE_STEPS: readonly PageStep[] = pageSteps.map(({ name }) => name);
