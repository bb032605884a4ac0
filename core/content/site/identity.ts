import { LANGUAGE_CHOICES } from "../../words/languages.ts";
import { message } from "../messages/message.ts";
import type { DocumentOf, PageFields } from "../pages/define-page.ts";
import {
  bilingual,
  choice,
  choices,
  emailValue,
  group,
  LINE,
  lines,
  list,
  phoneValue,
  picture,
  requiredBilingual,
  SHORT,
  value,
  webAddress,
  yearValue,
} from "../pages/fields.ts";
import { mapPointSchema } from "../pages/map-point.ts";
import { requiredNumerals } from "../types/fields.ts";
import { PALETTES } from "./palettes.ts";
import { menuLabels } from "./public-pages.ts";

/** The fields of the page document `school` that the core reads: whose site it is, how it looks and how to reach the office. */
export const identityFields = {
  name: bilingual("Name of the school", SHORT, { neededFor: "school" }),
  tagline: bilingual("Tagline", SHORT, { neededFor: "school" }),
  description: bilingual("About the school in two sentences", LINE, {
    hint: "For search engines, and where the site is shared.",
    neededFor: "school",
  }),
  logo: picture("Logo", {
    isEmblem: true,
    neededFor: "logo",
    hint: "A square picture. Browser tabs, home screens and shared links show it too.",
  }),
  palette: choice("Colours", PALETTES),
  languages: choice("Languages of the site", LANGUAGE_CHOICES),
  letterhead: lines("Letterhead", {
    maxLines: 4,
    hint: "Name and address as they stand on letters: one line each. The menu on phones, the footer and printed pages show them.",
  }),
  address: group(
    "Address",
    {
      street: bilingual("Street", SHORT),
      locality: bilingual("Locality", SHORT),
      city: bilingual("Town or city", SHORT),
      state: bilingual("State", SHORT),
      postalCode: value(
        "PIN code",
        requiredNumerals("PIN code", 10)
          .overwrite((text) => text.replace(/\s/g, ""))
          .regex(/^[1-9]\d{5}$/, message("pin_code")),
      ),
    },
    { neededFor: "school" },
  ),
  phones: list("Telephones", {
    item: "telephone",
    title: "number",
    maximum: 6,
    hint: "The first one is called from the header and the footer.",
    neededFor: "school",
    fields: { label: bilingual("Who answers", SHORT), number: phoneValue("Number") },
  }),
  email: emailValue("Email", { neededFor: "school" }),
  officeHours: list("Office hours", {
    item: "line",
    title: "days",
    maximum: 7,
    neededFor: "contact",
    fields: { days: requiredBilingual("Days", SHORT), hours: requiredBilingual("Hours", SHORT) },
  }),
  answerTime: bilingual("How soon messages are answered", LINE, {
    hint: "A sentence, such as “We ring you back by the next working day.” It is shown after a message was sent, and in the mail to its sender.",
  }),
  mapPoint: value("Place on the map", mapPointSchema, "text", {
    hint: "Paste a link from a map, or the two numbers such as 23.1793, 75.7849.",
    neededFor: "contact",
  }),
  social: group("Social media", {
    facebook: webAddress("Facebook"),
    whatsapp: webAddress("WhatsApp", { hint: "https://wa.me/ and the number, with 91 in front" }),
    instagram: webAddress("Instagram"),
    linkedin: webAddress("LinkedIn"),
  }),
  managementLoginUrl: webAddress("School-management system", {
    hint: "Where SSM(login) in the menu leads.",
  }),
  established: yearValue("Established in"),
  registered: yearValue("Registered in"),
  hiddenPages: choices(
    "Not in the menus",
    Object.entries(menuLabels("en")).map(([value, label]) => ({ value, label })),
    {
      hint: "They stay open to everybody who has their address, and search engines still find them. Pages without content are in no menu anyway.",
    },
  ),
} satisfies PageFields;

export type Identity = DocumentOf<{ fields: typeof identityFields }>;
