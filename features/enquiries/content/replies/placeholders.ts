import { definePlaceholders } from "../../../../core/content/messages/placeholders.ts";
import type { Language } from "../../../../core/words/languages.ts";

/** The placeholders of saved replies. */
export const {
  names: PLACEHOLDER_NAMES,
  placeholderIn,
  checkPlaceholders,
  fillPlaceholders,
  findUnfilled,
} = definePlaceholders({
  name: "नाम",
  class: "कक्षा",
  reference: "संदर्भ",
  school: "विद्यालय",
  hours: "समय",
});

export type Placeholder = (typeof PLACEHOLDER_NAMES)[number];

/** The texts by placeholder; null or absent if there is none. */
export type PlaceholderValues = Partial<Record<Placeholder, string | null>>;

/** For previews of saved replies. */
export const EXAMPLE_VALUES: Readonly<Record<Language, Record<Placeholder, string>>> = {
  en: {
    name: "Priya Sharma",
    class: "Class 3",
    reference: "K7M-4PX",
    school: "Our School",
    hours: "Monday to Saturday, 9 am to 2 pm",
  },
  hi: {
    name: "प्रिया शर्मा",
    class: "कक्षा 3",
    reference: "K7M-4PX",
    school: "हमारा विद्यालय",
    hours: "सोमवार से शनिवार, सुबह 9 से दोपहर 2 बजे तक",
  },
};
