import { definePlaceholders } from "../../../../core/content/messages/placeholders.ts";

/** The placeholders of the texts in the settings. */
export const {
  names: PLACEHOLDERS,
  fillPlaceholders,
  findUnfilled,
  listPlaceholders,
  checkPlaceholders,
} = definePlaceholders({
  name: "नाम",
  class: "कक्षा",
  reference: "संदर्भ",
  school: "विद्यालय",
  documents: "दस्तावेज़",
  link: "लिंक",
  time: "समय",
  day: "दिन",
});
export type Placeholder = (typeof PLACEHOLDERS)[number];
