import { type DocumentOf, definePage } from "../../../core/content/pages/define-page.ts";
import { bilingual, choice, group, pageTop } from "../../../core/content/pages/fields.ts";
import { type Label, label } from "../../../core/words/label.ts";

const category = (title: Label) => bilingual(title, 40);

export const notices = definePage({
  name: "notices",
  title: label("Notices", "सूचनाएँ"),
  path: "/notices",
  fields: {
    head: group(label("Top of the page", "पृष्ठ का ऊपरी भाग"), pageTop),
    expired: choice(label("Notices that are over", "समाप्त हो चुकी सूचनाएँ"), [
      { value: "hidden", label: label("Nobody can read them any more", "अब कोई नहीं पढ़ सकता") },
      { value: "kept", label: label("Stay in the archive", "पुरानी सूचनाओं में बनी रहें") },
    ]),
    categories: group(
      label("Names of the categories", "श्रेणियों के नाम"),
      {
        circular: category(label("Circular", "परिपत्र")),
        holiday: category(label("Holiday", "अवकाश")),
        examination: category(label("Examination", "परीक्षा")),
        event: category(label("Event", "कार्यक्रम")),
        fees: category(label("Fees", "शुल्क")),
        admission: category(label("Admission", "प्रवेश")),
        urgent: category(label("Urgent", "अत्यावश्यक")),
      },
      {
        hint: label(
          "What your school calls them. Where a name is empty, the usual one is shown.",
          "आपके विद्यालय में इन्हें क्या कहते हैं। नाम खाली हो तो सामान्य नाम दिखता है।",
        ),
      },
    ),
  },
});

export type NoticesPage = DocumentOf<typeof notices>;
