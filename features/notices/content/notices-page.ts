import { type DocumentOf, definePage } from "../../../core/content/pages/define-page.ts";
import { bilingual, choice, group, pageTop } from "../../../core/content/pages/fields.ts";

const category = (usual: string) => bilingual(usual, 40);

export const notices = definePage({
  name: "notices",
  title: "Notices",
  path: "/notices",
  fields: {
    head: group("Top of the page", pageTop),
    expired: choice("Notices that are over", [
      { value: "hidden", label: "Nobody can read them any more" },
      { value: "kept", label: "Stay in the archive" },
    ]),
    categories: group(
      "Names of the categories",
      {
        circular: category("Circular"),
        holiday: category("Holiday"),
        examination: category("Examination"),
        event: category("Event"),
        fees: category("Fees"),
        admission: category("Admission"),
        urgent: category("Urgent"),
      },
      { hint: "What your school calls them. Where a name is empty, the usual one is shown." },
    ),
  },
});

export type NoticesPage = DocumentOf<typeof notices>;
