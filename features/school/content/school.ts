import { type DocumentOf, definePage } from "../../../core/content/pages/define-page.ts";
import { list, requiredBilingual, SHORT, value } from "../../../core/content/pages/fields.ts";
import { identityFields } from "../../../core/content/site/identity.ts";
import { requiredText } from "../../../core/content/types/fields.ts";

// The form of the panel shows the fields in this order.
const { established, registered, hiddenPages, ...identity } = identityFields;

export const school = definePage({
  name: "school",
  title: "The school",
  path: "/",
  fields: {
    ...identity,
    classes: list("Classes", {
      item: "class",
      title: "name",
      maximum: 60,
      isTable: true,
      hint: "In the order in which children pass through them. The students' form offers these.",
      neededFor: "classes",
      fields: {
        name: requiredBilingual("Class", SHORT),
        sections: value("Sections, such as A, B", requiredText("Sections", SHORT)),
      },
    }),
    established,
    registered,
    hiddenPages,
  },
});

export type School = DocumentOf<typeof school>;
